import { expect, test } from 'vitest';
import { createFairQueue, type FairQueueLimits, type Turn } from './fair-queue';

/** Works that end when the test says so. */
function arrange(limits: Partial<FairQueueLimits> = {}) {
  const queue = createFairQueue({ atOnce: 1, mostWaiting: 3, refusal: () => new Error('busy'), ...limits });
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  function add(name: string, turn: Turn) {
    void queue
      .inTurn(turn, async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
      })
      .catch(() => refused.push(name));
  }
  async function endOne() {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  return { add, begun, refused, endOne, settle: () => new Promise(setImmediate) };
}

test('shares take turns, and a new one comes before another work of one that had its turn', async () => {
  const { add, begun, endOne } = arrange({ mostWaiting: 20 });
  for (let n = 0; n < 6; n++) add(`greedy ${n}`, { share: 'greedy' });
  await endOne();
  add('quiet', { share: 'quiet' });
  add('second', { share: 'second' });
  for (let n = 0; n < 4; n++) await endOne();
  expect(begun).toEqual(['greedy 0', 'greedy 1', 'quiet', 'second', 'greedy 2', 'greedy 3']);
});

test('where too much waits, the last of the longest line gives way to a shorter one', async () => {
  const { add, refused, settle } = arrange();
  for (let n = 0; n < 5; n++) add(`greedy ${n}`, { share: 'greedy' });
  add('quiet', { share: 'quiet' });
  await settle();
  expect(refused).toEqual(['greedy 4', 'greedy 3']);
  add('second', { share: 'second' });
  await settle();
  add('third', { share: 'third' });
  await settle();
  expect(refused).toEqual(['greedy 4', 'greedy 3', 'greedy 2', 'third']);
});

test('what is patient is never refused and takes no room, and what is urgent comes first', async () => {
  const { add, begun, refused, endOne } = arrange();
  add('first', { share: 'a' });
  for (let n = 0; n < 50; n++) add(`patient ${n}`, { share: 'a', isPatient: true });
  add('usual', { share: 'b' });
  add('urgent', { share: 'a', isUrgent: true });
  await endOne();
  await endOne();
  expect(begun.slice(0, 2)).toEqual(['first', 'urgent']);
  expect(begun.indexOf('usual')).toBeLessThanOrEqual(3);
  expect(refused).toEqual([]);
});

test('one share never has all places, though nobody else waits', async () => {
  const { add, begun, endOne } = arrange({ atOnce: 3, atOncePerShare: 2 });
  for (let n = 0; n < 3; n++) add(`greedy ${n}`, { share: 'greedy' });
  add('quiet', { share: 'quiet' });
  expect(begun).toEqual(['greedy 0', 'greedy 1', 'quiet']);
  await endOne();
  expect(begun).toEqual(['greedy 0', 'greedy 1', 'quiet', 'greedy 2']);
});
