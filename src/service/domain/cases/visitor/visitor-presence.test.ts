import { expect, test } from 'vitest';
import { createTestClock } from '../../../testing/test-clock';
import { createInProcessPubSub } from '../../../storage/changes/in-process-pub-sub';
import { createLog } from '../../../log';
import type { Change } from '../../ports';
import { createVisitorPresence } from './visitor-presence';

test('a visitor whose case was locked is written with the next ones, and only then gone', async () => {
  const clock = createTestClock(1_000);
  const written: string[][] = [];
  const published: Change[] = [];
  let locked = ['a'];
  const presence = createVisitorPresence({
    cases: {
      async markVisitorsSeen(seen) {
        written.push(seen.map(({ caseId, at }) => `${caseId} ${at}`));
        return locked;
      },
      visitorsSeen: async () => new Map(),
    },
    pubSub: { publish: (change) => void published.push(change), subscribe: () => () => {} },
    clock,
  });
  for (const id of ['a', 'b']) presence.see({ id, widgetId: 'w' });
  published.length = 0;
  await presence.flush();
  clock.advance(70_000);
  await presence.flush();
  const gone = { kind: 'visitor', widgetId: 'w', isHere: false };
  expect(published).toEqual([{ ...gone, caseId: 'b' }]);
  locked = [];
  await presence.flush();
  await presence.flush();
  expect(published).toEqual([
    { ...gone, caseId: 'b' },
    { ...gone, caseId: 'a' },
  ]);
  expect(written).toEqual([['a 1000', 'b 1000'], ['a 1000'], ['a 1000']]);
});

test('who goes on at another instance is gone when that one has not seen them for a minute either', async () => {
  const clock = createTestClock(1_000);
  const written = new Map<string, number>();
  const published: boolean[] = [];
  const pubSub = createInProcessPubSub(createLog({ write: () => {} }));
  pubSub.subscribe((change) => change.kind === 'visitor' && published.push(change.isHere));
  const cases = {
    async markVisitorsSeen(seen: { caseId: string; at: number }[]) {
      for (const { caseId, at } of seen) written.set(caseId, Math.max(at, written.get(caseId) ?? 0));
      return [];
    },
    visitorsSeen: async () => new Map(written),
  };
  const [former, other] = [1, 2].map(() => createVisitorPresence({ cases, pubSub, clock }));
  const chat = { id: 'a', widgetId: 'w' };
  async function pass(milliseconds: number) {
    for (let passed = 0; passed < milliseconds; passed += 10_000) {
      clock.advance(10_000);
      await former?.flush();
      await other?.flush();
    }
  }
  other?.see(chat);
  await pass(20_000);
  former?.see(chat);
  await pass(30_000);
  other?.see(chat);
  await pass(50_000);
  expect(published).toEqual([true, true]);
  await pass(20_000);
  expect(published).toEqual([true, true, false]);
  // That one has not written it yet.
  former?.see(chat);
  await pass(50_000);
  clock.advance(9_999);
  other?.see(chat);
  clock.advance(1);
  await former?.flush();
  expect(published).toEqual([true, true, false, true, true]);
});
