import { expect, test } from 'vitest';
import { createCaseIndexing } from './case-indexing';
import type { CaseWords } from './case-words';

function setUp() {
  const waiting = new Set(['a', 'b']);
  const indexed: string[] = [];
  const state = { isFree: true, failure: undefined as Error | undefined };
  const caseWords: CaseWords = {
    tryLock: async () => state.isFree,
    unindexed: async (ids) =>
      ids.filter((id) => waiting.has(id)).map((caseId) => ({ caseId, text: 'A lamp', upTo: 0 })),
    idsBehind: async () => [],
    async add(found) {
      if (state.failure) throw state.failure;
      for (const { caseId, words } of found) {
        waiting.delete(caseId);
        indexed.push(`${caseId}: ${words.join(' ')}`);
      }
    },
  };
  type Work<T> = (tables: { caseWords: CaseWords }) => Promise<T>;
  function inTables<T>(work: Work<T>): Promise<T> {
    return work({ caseWords });
  }
  const store = { caseWords, transaction: inTables, read: inTables };
  const indexing = createCaseIndexing({ store, clock: { elapsed: () => 0 } });
  for (const caseId of ['a', 'b'])
    indexing.note({ kind: 'case', caseId, widgetId: 'w', lastIndex: 0, state: 'waiting' });
  return { indexing, indexed, state };
}

test('cases wait for their turn while another instance indexes', async () => {
  const { indexing, indexed, state } = setUp();
  state.isFree = false;
  await indexing.run();
  expect(indexed).toEqual([]);
  state.isFree = true;
  await indexing.run();
  expect(indexed).toEqual(['a: a lamp', 'b: a lamp']);
});

test('cases whose words could not be kept are indexed with the next run', async () => {
  const { indexing, indexed, state } = setUp();
  state.failure = new Error('The disk is full.');
  await expect(indexing.run()).rejects.toBe(state.failure);
  state.failure = undefined;
  await indexing.run();
  expect(indexed).toHaveLength(2);
});
