import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from './domain/failure';
import { createWatchdog, patience } from './watchdog';
import { createWorkers, type Job } from './workers';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(run: Job['run'], everyMs = 1_000, more: Pick<Job, 'mayTakeMs'> = {}) {
  const watchdog = createWatchdog(() => performance.now());
  const workers = createWorkers(
    [{ name: 'retention', everyMs, run, ...more }],
    { error: () => {} },
    watchdog,
  );
  workers.start();
  return { watchdog, workers };
}

test('a job that never ends is noticed a minute after it should have run again', async () => {
  const { watchdog } = start(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(patience);
  expect(watchdog.overdue()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(watchdog.overdue()).toEqual(['retention']);
});

test('a job whose store is away for a minute is noticed, and recovers soon, though it seldom runs', async () => {
  let isAway = true;
  const hour = 3_600_000;
  const { watchdog, workers } = start(async () => {
    if (isAway) throw new Failure('outage');
  }, hour);
  await vi.advanceTimersByTimeAsync(hour + patience + 1);
  expect(watchdog.overdue()).toEqual(['retention']);
  isAway = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(watchdog.overdue()).toEqual([]);
  await workers.stop();
});

test('a job that comes once an hour is done by a service that starts more often', async () => {
  const run = vi.fn();
  const { workers } = start(run, 3_600_000);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(run).toHaveBeenCalledTimes(1);
  await workers.stop();
});

test('a job that fails by a fault of its own takes no instance out of service', async () => {
  const { watchdog, workers } = start(() => Promise.reject(new Error('A fault.')));
  await vi.advanceTimersByTimeAsync(10 * patience);
  expect(watchdog.overdue()).toEqual([]);
  await workers.stop();
});

test('a job that comes once an hour may take minutes, and is noticed when it takes an hour longer', async () => {
  const hour = 3_600_000;
  const { watchdog } = start(() => new Promise(() => {}), hour);
  await vi.advanceTimersByTimeAsync(hour + 10 * patience);
  expect(watchdog.overdue()).toEqual([]);
  await vi.advanceTimersByTimeAsync(hour);
  expect(watchdog.overdue()).toEqual(['retention']);
});

test('a job that waits for a server of others may take as long as it says, and is noticed when it takes longer', async () => {
  const minute = 60_000;
  const { watchdog } = start(() => new Promise(() => {}), 20_000, { mayTakeMs: 6 * minute });
  await vi.advanceTimersByTimeAsync(6 * minute);
  expect(watchdog.overdue()).toEqual([]);
  await vi.advanceTimersByTimeAsync(20_001);
  expect(watchdog.overdue()).toEqual(['retention']);
});
