import { expect, test } from 'vitest';
import { queueHashes } from './hash-queue';
import { secrets } from './secrets';

/** Hashes that end when the test says so. */
function createHashes() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  let most = 0;
  let running = 0;
  async function hash(password: string) {
    begun.push(password);
    most = Math.max(most, ++running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running--;
    return true;
  }
  const queue = queueHashes(
    { ...secrets, isPassword: hash, hashPassword: async (password) => String(await hash(password)) },
    { atOnce: 1, mostWaiting: 2 },
  );
  return {
    queue,
    begun,
    most: () => most,
    async endAll() {
      for (let turn = 0; turn < 10; turn++) {
        ends.shift()?.();
        await new Promise(setImmediate);
      }
    },
  };
}

test('passwords are hashed one at a time, and those of known browsers first', async () => {
  const { queue, begun, most, endAll } = createHashes();
  const done = [
    queue.isPassword('a', ''),
    queue.isPassword('b', ''),
    queue.hashPassword('new'),
    queue.isPassword('known', '', { isUrgent: true }),
  ];
  await endAll();
  await Promise.all(done);
  expect(begun).toEqual(['a', 'known', 'b', 'new']);
  expect(most()).toBe(1);
});

test('where too many wait, a password is not looked at, one of a known browser as long as there is any room', async () => {
  const { queue, begun, endAll } = createHashes();
  const tries = Array.from({ length: 50 }, (_, at) => queue.isPassword(`guess ${at}`, ''));
  const known = queue.isPassword('known', '', { isUrgent: true });
  const outcomes = Promise.allSettled(tries);
  await endAll();
  const refused = (await outcomes).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(47);
  expect(refused[0]).toMatchObject({ reason: { reason: 'busy', status: 503, retryAfter: 3_000 } });
  expect(await known).toBe(true);
  expect(begun).toEqual(['guess 0', 'known', 'guess 1', 'guess 2']);
});
