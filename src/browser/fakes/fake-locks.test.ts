import { expect, test } from 'vitest';
import { settle } from './fake-clock';
import { createFakeLocks } from './fake-locks';

test('a name goes to the next in turn, and at once to a tab that takes it by force', async () => {
  const told: string[] = [];
  const locks = createFakeLocks();
  function claim(tab: string, isForced = false) {
    return locks.otherTab().claim('leader', {
      isForced,
      onHeld: () => void told.push(`${tab} holds`),
      onLost: () => void told.push(`${tab} lost`),
    });
  }
  const release = claim('a');
  claim('b');
  claim('c');
  await settle();
  expect(told.splice(0)).toEqual(['a holds']);
  release();
  await settle();
  expect(told.splice(0)).toEqual(['b holds']);
  claim('d', true);
  await settle();
  expect(told.sort()).toEqual(['b lost', 'd holds']);
});
