import { expect, test } from 'vitest';
import { createTestClock } from '../../testing/test-clock';
import { createKeyUse } from './key-use';

test('a key that was used while the database was away is said to have been used once it is back', async () => {
  const clock = createTestClock(1_000);
  const marked: { id: string; at: number }[] = [];
  let isAway = true;
  const keyUse = createKeyUse({
    keys: {
      async markUsed(uses) {
        if (isAway) throw new Error('It is away.');
        marked.push(...uses);
      },
    },
    clock,
  });
  keyUse.note('one');
  keyUse.note('two');
  await expect(keyUse.flush()).rejects.toThrow('away');
  clock.advance(60_000);
  keyUse.note('two');
  isAway = false;
  await keyUse.flush();
  expect(marked).toEqual([
    { id: 'one', at: 1_000 },
    { id: 'two', at: 61_000 },
  ]);
});
