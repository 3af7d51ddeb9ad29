import { expect, test } from 'vitest';
import { createOnceForAll } from './once-for-all';

/** Work that is under way until it is ended. */
function arrange() {
  const begun: { key: string; times: number; end(answer: string): void; fail(): void }[] = [];
  const onceForAll = createOnceForAll<string>();
  function ask(share: string, key = share) {
    return onceForAll(
      { share, key },
      (times) =>
        new Promise((end, reject) => {
          begun.push({ key, times, end, fail: () => reject(new Error('It is down.')) });
        }),
    );
  }
  return { begun, ask };
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

test('what thousands ask for is done once more for all who ask meanwhile, and keeps no other share waiting', async () => {
  const { begun, ask } = arrange();
  const answers = Array.from({ length: 3_000 }, () => ask('greedy'));
  const quiet = ask('quiet');
  expect(begun.map(({ key, times }) => [key, times])).toEqual([
    ['greedy', 1],
    ['quiet', 1],
  ]);
  begun[1]?.end('quiet');
  expect(await quiet).toBe('quiet');
  begun[0]?.end('first');
  await turn();
  expect(begun).toHaveLength(3);
  expect(begun[2]).toMatchObject({ key: 'greedy', times: 2_999 });
  begun[2]?.end('all');
  expect((await Promise.all(answers)).filter((answer) => answer === 'all')).toHaveLength(2_999);
});

test('what fails, or is one too many, fails once', async () => {
  const { begun, ask } = arrange();
  const [first, second] = [ask('a'), ask('a')];
  begun[0]?.fail();
  await expect(first).rejects.toThrow('It is down.');
  await turn();
  begun[1]?.end('second');
  expect(await second).toBe('second');

  const many = Array.from({ length: 1_001 }, (_, n) => ask('a', `${n}`));
  await expect(ask('a', 'last')).rejects.toMatchObject({ reason: 'busy' });
  for (let at = 2; at < 1_003; at++) {
    begun[at]?.end('');
    await turn();
  }
  expect(await Promise.all(many)).toHaveLength(1_001);
  const again = ask('a', 'last');
  begun.at(-1)?.end('again');
  expect(await again).toBe('again');
});
