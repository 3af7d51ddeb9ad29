import { expect, test } from 'vitest';
import { readInTurns } from './read-in-turns';

async function partsOf(length: number, times: number) {
  const list = Array.from({ length }, (_, at) => at);
  const read = readInTurns(async (limit, offset) => list.slice(offset, offset + limit), 2);
  const parts: string[] = [];
  for (let time = 0; time < times; time++) {
    const { rows, isLast } = await read();
    parts.push(rows.join(' ') + (isLast ? ' last' : ''));
  }
  return parts;
}

test('a list is read from its beginning each time, and behind it a part at a time until all was seen', async () => {
  expect(await partsOf(0, 1)).toEqual([' last']);
  expect(await partsOf(1, 2)).toEqual(['0 last', '0 last']);
  expect(await partsOf(4, 3)).toEqual(['0 1 2 3', '0 1 last', '0 1 2 3']);
  expect(await partsOf(7, 4)).toEqual(['0 1 2 3', '0 1 4 5', '0 1 6 last', '0 1 2 3']);
});
