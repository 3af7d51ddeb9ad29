import { expect, test } from 'vitest';
import { createTestClock } from '../../testing/test-clock';
import type { Change } from '../ports';
import type { CaseHead } from './cases';
import { createLiveCases } from './live-cases';

const id = '11111111-1111-4111-8111-111111111111';
const head: CaseHead = {
  id,
  orgId: 1,
  widgetId: 'w',
  pageWidgetId: null,
  lastIndex: 4,
  state: 'waiting',
  readUpTo: null,
};

test('what is published while a case is being read counts, although the read is older', async () => {
  let publish: (change: Change) => void = () => {};
  let resolve: (heads: CaseHead[]) => void = () => {};
  let reads = 0;
  const live = createLiveCases({
    cases: {
      heads() {
        reads += 1;
        return new Promise((resolveHeads) => {
          resolve = resolveHeads;
        });
      },
      skipIndices: async () => {},
    },
    pubSub: {
      subscribe(fn) {
        publish = fn;
        return () => {};
      },
    },
    clock: createTestClock(0),
  });
  const found = [live.find(id), live.find(id.toUpperCase())];
  publish({ kind: 'case', caseId: id, widgetId: 'w', lastIndex: 5, state: 'active' });
  publish({ kind: 'read', email: 'maya@x.example', caseId: id, lastIndex: 3 });
  resolve([head]);
  const [chat, same] = await Promise.all(found);
  expect(chat).toMatchObject({ lastIndex: 5, state: 'active', readUpTo: 3 });
  expect([same, live.known(id), reads]).toEqual([chat, chat, 1]);
  expect(chat && live.isQuiet(chat, 5)).toBe(false);
});
