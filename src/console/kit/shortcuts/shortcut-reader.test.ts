import { beforeEach, expect, test } from 'vitest';
import { createFakeClock, type FakeClock } from '../../../browser/fakes/fake-clock';
import { createShortcutReader, type ShortcutReader } from './shortcut-reader';

let clock: FakeClock;
let reader: ShortcutReader;
let done: string[];
let text: string;
const shortcuts = {
  j: () => done.push('next'),
  n: { waits: () => done.push('longest wait') },
  e: { waits: () => done.push('end') },
};

beforeEach(() => {
  clock = createFakeClock();
  done = [];
  text = '';
  reader = createShortcutReader({ after: clock.after, onText: (typed) => (text += typed) });
});

async function press(keys: string, pause: number) {
  for (const key of keys) {
    reader.read(key, clock.now(), shortcuts);
    await clock.advance(pause);
  }
}

test('a single key acts: at once where nothing can go wrong, else when no other follows', async () => {
  await press('j', 0);
  expect(done).toEqual(['next']);
  await press('n', 399);
  expect(done).toEqual(['next']);
  await clock.advance(1);
  expect(done).toEqual(['next', 'longest wait']);
});

test.each([
  ['nice to meet you', 120],
  ['end of the line', 250],
  ['Hello! I am looking into that, one moment', 90],
])('of “%s” no letter acts, and all of it is text', async (typed, pause) => {
  await press(typed, pause);
  await clock.advance(5_000);
  expect([done, text]).toEqual([[], typed]);
});

test('keys may be pressed again and again where they act at once', async () => {
  await press('jjj', 100);
  expect(done).toEqual(['next', 'next', 'next']);
});

test('what is typed on when the box is gone acts on nothing', async () => {
  reader.typed(clock.now());
  await clock.advance(200);
  await press('ne', 200);
  await clock.advance(5_000);
  expect(done).toEqual([]);
});

test('once a chat is done with a key acts at once, and what follows is text', async () => {
  reader.typed(clock.now());
  reader.left();
  await press('n', 60);
  expect(done).toEqual(['longest wait']);
  await press('no, even that one', 60);
  expect([done, text]).toEqual([['longest wait'], 'no, even that one']);
});

test('text that follows the choice of a chat acts on nothing, however slowly it is begun', async () => {
  reader.typed(clock.now());
  await press('never', 900);
  expect([done, text]).toEqual([[], 'never']);
});

test('a key of another layout acts as the letter on it, and is the text that it writes', async () => {
  reader.read('т', clock.now(), shortcuts, 'n');
  await clock.advance(2_000);
  expect(done).toEqual(['longest wait']);
  reader.read('т', clock.now(), shortcuts, 'n');
  reader.read('у', clock.now(), shortcuts, 'e');
  await clock.advance(2_000);
  expect([done.length, text]).toEqual([1, 'ту']);
});
