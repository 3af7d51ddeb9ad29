import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PostgresPool } from 'kysely';
import { betweenSignsOfLife, longestFile, whileAtRest } from './back-up';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a disk that hangs keeps the engine for as long as a large file takes, and then no more', async () => {
  const query = vi.fn(async () => ({ rows: [] }));
  const pool = { connect: async () => ({ query, release() {} }) } as unknown as PostgresPool;
  void whileAtRest(pool, () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(longestFile - 1);
  const signs = query.mock.calls.length;
  expect(signs).toBe(longestFile / betweenSignsOfLife);
  await vi.advanceTimersByTimeAsync(longestFile);
  expect(query).toHaveBeenCalledTimes(signs);
});
