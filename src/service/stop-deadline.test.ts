import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopDeadline, stopInTime } from './stop-deadline';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a service that hangs while it stops has a deadline', async () => {
  const outcome = stopInTime(
    () => new Promise(() => {}),
    () => {},
  );
  await vi.advanceTimersByTimeAsync(stopDeadline);
  expect(await outcome).toBe('late');
});

test('a service that stops in time says so, and one that can not says why', async () => {
  const faults: unknown[] = [];
  expect(await stopInTime(async () => {}, faults.push)).toBe('stopped');
  const fault = new Error('The store is closed.');
  expect(
    await stopInTime(
      () => Promise.reject(fault),
      (error) => faults.push(error),
    ),
  ).toBe('failed');
  expect(faults).toEqual([fault]);
  expect(vi.getTimerCount()).toBe(0);
});
