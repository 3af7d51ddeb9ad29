import { expect, test, vi } from 'vitest';
import { createClockDoubts } from './clock-doubts';
import { createRetention, type RetentionPorts } from './retention';

test('an organisation whose data can’t be deleted keeps no data of others, and the fault is known', async () => {
  const removed: number[] = [];
  const store = {
    organisations: {
      list: async () => [1, 2, 3].map((id) => ({ id, name: '' })),
      privacyOf: async () => ({ keepCasesDays: 1, shortensAddresses: false }),
    },
    visitorRecords: {
      async removeCases(orgId: number) {
        if (orgId === 1) throw new Error('It takes too long.');
        removed.push(orgId);
      },
    },
  } as unknown as RetentionPorts['store'];
  const clock = { now: () => 1e12, elapsed: () => 0 } as RetentionPorts['clock'];
  const removeOld = createRetention({ store, clock, clockDoubt: async () => undefined, onDoubt() {} });
  await expect(removeOld()).rejects.toThrow('It takes too long.');
  expect(removed).toEqual([2, 3]);
});

const day = 24 * 3_600_000;
const start = Date.UTC(2027, 0, 10);

/** A service that started just now, and what was stored so many days before, in falling order. */
function arrange(storedBefore: number | number[], privacy: object) {
  const stored = [storedBefore].flat().map((days) => start - days * day);
  const lastBefore = vi.fn(async (time: number) => stored.filter((at) => at < time).at(-1));
  const removeCases = vi.fn(async () => {});
  const store = {
    organisations: {
      list: async () => [{ id: 1, name: '' }],
      privacyOf: async () => ({ shortensAddresses: false, ...privacy }),
    },
    visitorRecords: { removeCases },
  } as unknown as RetentionPorts['store'];
  const time = { shown: start, passed: 0 };
  const clock = {
    now: () => time.shown + time.passed,
    elapsed: () => time.passed,
  } as RetentionPorts['clock'];
  const onDoubt = vi.fn();
  const clockDoubt = createClockDoubts({ clock, records: { lastBefore, async noteDay() {} } });
  const removeOld = createRetention({ store, clock, clockDoubt, onDoubt });
  return { time, lastBefore, removeCases, onDoubt, removeOld };
}

test.each([
  ['starts with a clock days ahead of all that it stored', { storedBefore: [10], setAhead: 0 }],
  ['starts again after its clock was set ahead by days', { storedBefore: [10, 0.01], setAhead: 0 }],
  ['has its clock set ahead by days in its first minutes', { storedBefore: [2], setAhead: 10 }],
])('a service that %s deletes nothing for a day', async (_what, { storedBefore, setAhead }) => {
  const { time, lastBefore, removeCases, onDoubt, removeOld } = arrange(storedBefore, { keepCasesDays: 1 });
  time.shown += setAhead * day;
  for (time.passed = 600_000; time.passed < day; time.passed += 3_600_000) await removeOld();
  expect(removeCases).not.toHaveBeenCalled();
  time.passed = day + 600_000;
  await removeOld();
  expect(removeCases).toHaveBeenCalledWith(1, time.shown + time.passed - day);
  expect(onDoubt.mock.calls).toEqual([[{ now: time.shown + 600_000, days: 10 }]]);
  expect(lastBefore.mock.calls).toEqual([[start - day]]);
});

test('where everything is kept for ever, nothing is reported of the clock', async () => {
  const { onDoubt, removeOld } = arrange(10, {});
  await removeOld();
  expect(onDoubt).not.toHaveBeenCalled();
});

test('a service that is used every day, and starts every day, deletes what is too old from the beginning', async () => {
  const { onDoubt, removeCases, removeOld } = arrange([3, 2, 1.5, 0.5, 0.01], { keepCasesDays: 1 });
  await removeOld();
  expect(removeCases).toHaveBeenCalledWith(1, start - day);
  expect(onDoubt).not.toHaveBeenCalled();
});
