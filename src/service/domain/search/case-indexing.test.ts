import { expect, test } from 'vitest';
import { createCaseIndexing } from './case-indexing';
import type { CaseWords } from './case-words';

function setUp() {
  const waiting = new Set<string>();
  const indexed: string[] = [];
  const state = {
    isFree: true,
    failure: undefined as Error | undefined,
    now: 0,
    msOfCase: 0,
    text: 'A lamp',
    instances: 1,
    meanwhile() {},
  };
  const caseWords: CaseWords = {
    tryLock: async () => state.isFree,
    unindexed: async (ids) =>
      ids
        .filter((id) => waiting.has(id))
        .map((caseId) => ({ caseId, text: state.text, upTo: 0, hasMore: false })),
    idsBehind: async () => [],
    async add(found) {
      if (state.failure) throw state.failure;
      for (const { caseId, words } of found) {
        state.now += state.msOfCase;
        waiting.delete(caseId);
        indexed.push(`${caseId}: ${words.join(' ')}`);
      }
      state.meanwhile();
    },
  };
  type Work<T> = (tables: { caseWords: CaseWords }) => Promise<T>;
  function inTables<T>(work: Work<T>): Promise<T> {
    return work({ caseWords });
  }
  const store = { caseWords, transaction: inTables, read: inTables };
  const indexing = createCaseIndexing({
    store,
    clock: { elapsed: () => state.now },
    pubSub: { instances: () => state.instances },
  });
  function change(): void {
    for (const caseId of ['a', 'b']) {
      waiting.add(caseId);
      indexing.note({ kind: 'case', caseId, widgetId: 'w', lastIndex: 0, state: 'waiting' });
    }
  }
  change();
  return { indexing, indexed, state, change };
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

test('indexing takes a tenth of the time while chats change, else half of it', async () => {
  const { indexing, indexed, state, change } = setUp();
  state.msOfCase = 50;
  async function runAt(now: number): Promise<number> {
    state.now = now;
    await indexing.run();
    return indexed.splice(0).length;
  }
  state.meanwhile = change;
  expect(await runAt(1_000)).toBe(2);
  expect(await runAt(1_999)).toBe(0);
  state.meanwhile = () => {};
  expect(await runAt(2_000)).toBe(2);
  change();
  expect(await runAt(2_199)).toBe(0);
  expect(await runAt(2_200)).toBe(2);
});

test('a run over long chats ends in time, and the next one goes on with those that are left', async () => {
  const { indexing, indexed, state } = setUp();
  Object.assign(state, { msOfCase: 300, text: 'lamp '.repeat(10_000) });
  await indexing.run();
  expect(indexed).toEqual(['a: lamp']);
  state.now *= 2;
  await indexing.run();
  expect(indexed).toEqual(['a: lamp', 'b: lamp']);
});

test('four instances, all of which index what changes, take no more of the engine than one', async () => {
  const { indexing, indexed, state, change } = setUp();
  Object.assign(state, { msOfCase: 50, instances: 4, meanwhile: change });
  await indexing.run();
  for (const now of [3_699, 3_700]) {
    state.now = now;
    await indexing.run();
    expect(indexed).toHaveLength(now === 3_700 ? 4 : 2);
  }
});
