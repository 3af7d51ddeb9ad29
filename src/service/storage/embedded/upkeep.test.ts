import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { betweenCheckpoints, betweenVacuums, startUpkeep } from './upkeep';

describe('upkeep', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function create() {
    const done: string[] = [];
    const logged: string[] = [];
    const database = { written: 0, isFull: false };
    async function query(sql: string) {
      if (sql.startsWith('select')) return { rows: [{ at: `${database.written}` }] };
      if (database.isFull) throw new Error('No space left on device');
      done.push(sql);
      database.written += 1;
      return { rows: [] };
    }
    const client = { query, release: () => {} } as unknown as PostgresPoolClient;
    const pool: PostgresPool = { connect: async () => client, end: async () => {} };
    function note(_: object, message: string) {
      return void logged.push(message);
    }
    const upkeep = startUpkeep(pool, { info: note, warn: note, error: note });
    return { done, logged, database, upkeep };
  }

  test('makes a checkpoint when something was written, and none when not', async () => {
    const { done, database, upkeep } = create();
    await vi.advanceTimersByTimeAsync(betweenCheckpoints);
    expect(done).toEqual(['checkpoint']);
    await vi.advanceTimersByTimeAsync(betweenCheckpoints * 3);
    expect(done).toEqual(['checkpoint']);
    database.written += 1;
    await vi.advanceTimersByTimeAsync(betweenCheckpoints);
    expect(done).toEqual(['checkpoint', 'checkpoint']);
    upkeep.stop();
  });

  test('vacuums now and then', async () => {
    const { done, upkeep } = create();
    await vi.advanceTimersByTimeAsync(betweenVacuums);
    expect(done).toContain('vacuum (analyze)');
    upkeep.stop();
  });

  test('tells what went wrong and tries again', async () => {
    const { done, logged, database, upkeep } = create();
    database.isFull = true;
    await vi.advanceTimersByTimeAsync(betweenCheckpoints);
    expect(logged).toEqual([expect.stringContaining('checkpoint failed')]);
    database.isFull = false;
    await vi.advanceTimersByTimeAsync(betweenCheckpoints);
    expect(done).toEqual(['checkpoint']);
    upkeep.stop();
  });

  test('stops', async () => {
    const { done, upkeep } = create();
    upkeep.stop();
    await vi.advanceTimersByTimeAsync(betweenVacuums * 2);
    expect(done).toEqual([]);
  });
});
