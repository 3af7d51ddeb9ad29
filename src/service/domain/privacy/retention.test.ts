import { expect, test, vi } from 'vitest';
import { createRetention, type RetentionPorts } from './retention';

test('an organisation whose data can’t be deleted keeps no data of others, and the fault is known', async () => {
  const removed: number[] = [];
  const store = {
    organisations: {
      list: async () => [1, 2, 3].map((id) => ({ id, name: '' })),
      privacyOf: async () => ({ keepCasesDays: 1, shortensAddresses: false }),
    },
    visitorRecords: {
      lastBefore: async () => 1e12,
      async removeCases(orgId: number) {
        if (orgId === 1) throw new Error('It takes too long.');
        removed.push(orgId);
      },
    },
  } as unknown as RetentionPorts['store'];
  const clock = { now: () => 1e12, elapsed: () => 0 } as RetentionPorts['clock'];
  await expect(createRetention({ store, clock, onDoubt() {} })()).rejects.toThrow('It takes too long.');
  expect(removed).toEqual([2, 3]);
});

test.each([
  ['starts with a clock days ahead of all that it stored', { storedBefore: 10, setAhead: 0 }],
  ['has its clock set ahead by days in its first minutes', { storedBefore: 1, setAhead: 10 }],
])('a service that %s deletes nothing for a day', async (_what, { storedBefore, setAhead }) => {
  const day = 24 * 3_600_000;
  const start = Date.UTC(2027, 0, 10);
  const lastBefore = vi.fn(async () => start - storedBefore * day);
  const removeCases = vi.fn(async () => {});
  const store = {
    organisations: {
      list: async () => [{ id: 1, name: '' }],
      privacyOf: async () => ({ keepCasesDays: 1, shortensAddresses: false }),
    },
    visitorRecords: { lastBefore, removeCases },
  } as unknown as RetentionPorts['store'];
  let passed = 0;
  let shown = start;
  const clock = { now: () => shown + passed, elapsed: () => passed } as RetentionPorts['clock'];
  const onDoubt = vi.fn();
  const removeOld = createRetention({ store, clock, onDoubt });
  shown += setAhead * day;
  for (passed = 600_000; passed < day; passed += 3_600_000) await removeOld();
  expect(removeCases).not.toHaveBeenCalled();
  passed = day + 600_000;
  await removeOld();
  expect(removeCases).toHaveBeenCalledWith(1, shown + passed - day);
  expect(onDoubt.mock.calls).toEqual([[{ now: shown + 600_000, days: 10 }]]);
  expect(lastBefore.mock.calls).toEqual([[start]]);
});
