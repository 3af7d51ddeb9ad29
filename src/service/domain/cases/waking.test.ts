import { expect, test } from 'vitest';
import type { CaseStore } from './tables';
import { createWaking } from './waking';

/** Snoozed chats that are due, and how long it takes to bring back one. */
function createDue(ids: string[], milliseconds: number, isLocked: (id: string) => boolean = () => false) {
  let now = 1_000;
  const due = [...ids];
  const tables = {
    cases: {
      lock: async (id: string) => ({ id, snoozedUntil: 1 }),
      async update(id: string) {
        due.splice(due.indexOf(id), 1);
      },
    },
    entries: {
      async append({ caseId }: { caseId: string }) {
        now += milliseconds;
        if (isLocked(caseId)) throw new Error('It is locked.');
      },
    },
  };
  const store = {
    cases: { toWake: async (_now: number, most: number) => due.slice(0, most).map((id) => ({ id })) },
    transaction: (work: (bound: typeof tables) => Promise<void>) => work(tables),
  } as unknown as CaseStore;
  const clock = { now: () => now, elapsed: () => now };
  return { due, clock, wake: createWaking({ store, clock }) };
}

test('of thousands that are due at once some come back in ten seconds, and the others with the next runs', async () => {
  const { due, clock, wake } = createDue(
    Array.from({ length: 500 }, (_, at) => String(at)),
    100,
  );
  for (let run = 0; due.length > 0; run++) {
    const before = clock.now();
    await wake();
    expect(clock.now() - before).toBeLessThanOrEqual(10_100);
    expect(run).toBeLessThan(10);
  }
});

test('one that can’t be brought back keeps none of the others, and the fault is known', async () => {
  const { due, wake } = createDue(['1', '2', '3'], 1, (id) => id === '1');
  await expect(wake()).rejects.toThrow('It is locked.');
  expect(due).toEqual(['1']);
});
