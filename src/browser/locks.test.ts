import { expect, test } from 'vitest';
import { createPageLocks } from './locks';

function navigatorWith(locks: unknown) {
  return { locks } as Navigator;
}
const granting = { request: async (_: string, work: () => unknown) => work() };
const refusing = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
const throwing = {
  request() {
    throw new DOMException('no', 'SecurityError');
  },
};

test.each([
  ['grants locks', granting],
  ['refuses locks', refusing],
  ['throws at locks', throwing],
  ['has no locks', undefined],
])('a page that %s does the work once', async (_, locks) => {
  let runs = 0;
  const result = await createPageLocks(navigatorWith(locks)).hold('leader', async () => ++runs);
  expect(result).toBe(1);
  expect(runs).toBe(1);
});

test('work that fails under the lock is not done again', async () => {
  let runs = 0;
  async function work() {
    runs++;
    throw new Error('work failed');
  }
  await expect(createPageLocks(navigatorWith(granting)).hold('leader', work)).rejects.toThrow('work failed');
  expect(runs).toBe(1);
});

test('a name that another tab takes by force is lost', async () => {
  const told: string[] = [];
  let take: () => void = () => {};
  const stolen = {
    request: (_: string, __: unknown, hold: () => unknown) => {
      void hold();
      return new Promise((_resolve, reject) => {
        take = () => reject(new DOMException('Stolen', 'AbortError'));
      });
    },
  };
  const release = createPageLocks(navigatorWith(stolen)).claim('leader', {
    isForced: true,
    onHeld: () => void told.push('held'),
    onLost: () => void told.push('lost'),
  });
  take();
  await Promise.resolve();
  expect(told).toEqual(['held', 'lost']);
  release();
});

test.each([
  ['refuses locks', refusing],
  ['throws at locks', throwing],
  ['has no locks', undefined],
])('on a page that %s each tab holds what it claims', async (_, locks) => {
  await new Promise<void>((onHeld) => {
    createPageLocks(navigatorWith(locks)).claim('leader', { isForced: false, onHeld, onLost: () => {} });
  });
});
