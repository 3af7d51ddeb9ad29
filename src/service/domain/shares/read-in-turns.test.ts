import { expect, test } from 'vitest';
import { readInTurns, type WhichOfList } from './read-in-turns';

function arrange(length: number) {
  const list = Array.from({ length }, (_, at) => String(at));
  const asked: WhichOfList[] = [];
  let looks = 0;
  const read = readInTurns(
    {
      async read(which) {
        asked.push(which);
        return 'first' in which ? list.slice(0, which.first) : list.filter((one) => which.ids.includes(one));
      },
      async ids() {
        looks += 1;
        return [...list];
      },
      idOf: (row) => row,
    },
    2,
  );
  async function parts(times: number) {
    const found: string[] = [];
    for (let time = 0; time < times; time++) {
      const { rows, isLast } = await read();
      found.push(rows.join(' ') + (isLast ? ' last' : ''));
    }
    return found;
  }
  return { list, parts, asked, looks: () => looks };
}

test('a list is read from its beginning each time, and behind it a part at a time until all was seen', async () => {
  expect(await arrange(0).parts(1)).toEqual([' last']);
  expect(await arrange(1).parts(2)).toEqual(['0 last', '0 last']);
  expect(await arrange(2).parts(1)).toEqual(['0 1 last']);
  expect(await arrange(4).parts(2)).toEqual(['0 1 2 3 last', '0 1 2 3 last']);
  expect(await arrange(7).parts(4)).toEqual(['0 1 2 3', '0 1 4 5', '0 1 6 last', '0 1 2 3']);
});

test('all of the list is looked for once in as many turns as it takes, and each turn reads its part alone', async () => {
  const { parts, asked, looks } = arrange(100);
  await parts(49);
  expect(looks()).toBe(1);
  for (const which of asked) expect('first' in which ? which.first : which.ids.length).toBe(2);
});

test('what has left the list is not read, and what came to its beginning is read once', async () => {
  const { list, parts } = arrange(6);
  expect(await parts(1)).toEqual(['0 1 2 3']);
  list.splice(0, 2);
  list.splice(0, 4, '4', '9', '5');
  expect(await parts(1)).toEqual(['4 9 5 last']);
});
