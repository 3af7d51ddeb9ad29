import { expect, test } from 'vitest';
import { readTogether } from './read-together';

/** A store whose reads end when the test says so. */
function setUp(most = { keys: 3, reads: 1 }) {
  const reads: { keys: string[]; answer: () => void; fail: () => void }[] = [];
  const read = readTogether(
    (keys) =>
      new Promise<Map<string, string>>((resolve, reject) => {
        reads.push({
          keys,
          answer: () =>
            resolve(new Map(keys.filter((key) => key !== 'none').map((key) => [key, `of ${key}`]))),
          fail: () => reject(new Error('No line.')),
        });
      }),
    most,
  );
  return { read, reads, settle: () => new Promise((resolve) => void setTimeout(resolve, 0)) };
}

test('the first key is read at once, and those requested meanwhile together, so many at a time', async () => {
  const { read, reads, settle } = setUp();
  const answers = [read('a')];
  await settle();
  answers.push(...['b', 'c', 'b', 'none', 'd'].map(read));
  await settle();
  expect(reads.map(({ keys }) => keys)).toEqual([['a']]);
  for (let at = 0; at < 3; at++) {
    reads[at]?.answer();
    await settle();
  }
  expect(reads.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c', 'none'], ['d']]);
  expect(await Promise.all(answers)).toEqual(['of a', 'of b', 'of c', 'of b', undefined, 'of d']);
});

test('a read that fails rejects for those who wait for it, and for nobody else', async () => {
  const { read, reads, settle } = setUp();
  const failed = read('a');
  await settle();
  const behind = read('b');
  reads[0]?.fail();
  await expect(failed).rejects.toThrow('No line.');
  await settle();
  reads[1]?.answer();
  expect(await behind).toBe('of b');
  const later = read('a');
  await settle();
  reads[2]?.answer();
  expect(await later).toBe('of a');
});

test('while one read hangs, the others go on', async () => {
  const { read, reads, settle } = setUp({ keys: 3, reads: 2 });
  void read('hangs');
  const other = read('a');
  const behind = ['b', 'c'].map(read);
  await settle();
  reads[1]?.answer();
  expect(await other).toBe('of a');
  await settle();
  reads[2]?.answer();
  expect(await Promise.all(behind)).toEqual(['of b', 'of c']);
});
