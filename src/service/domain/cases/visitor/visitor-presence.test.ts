import { expect, test } from 'vitest';
import { createTestClock } from '../../../testing/test-clock';
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
    },
    pubSub: { publish: (change) => void published.push(change) },
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
