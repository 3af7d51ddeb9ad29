import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Engine } from './engine';
import { betweenStarts, createEnginePool, longestBetweenStarts, longestIdle } from './engine-pool';

/** Notes its queries, and stops when the test says so. */
function createFakeEngine(asked: string[]): Engine & { break(): void } {
  let failure: Error | undefined;
  return {
    async query(sql) {
      if (failure) throw failure;
      asked.push(sql);
      return { rows: [], command: '', rowCount: 0 };
    },
    async close() {
      asked.push('close');
    },
    get failure() {
      return failure;
    },
    break() {
      failure = new Error('out of order');
    },
  };
}

describe('the pool of the one connection', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  test('lends it to one at a time, in the order of requests', async () => {
    const asked: string[] = [];
    const pool = createEnginePool(async () => createFakeEngine(asked));
    const first = await pool.connect();
    const others = ['b', 'c'].map(async (name) => {
      const client = await pool.connect();
      await client.query(`begin ${name}`, []);
      await client.query(`commit ${name}`, []);
      client.release();
    });
    await first.query('begin a', []);
    await first.query('commit a', []);
    first.release();
    await Promise.all(others);
    await pool.end();
    expect(asked).toEqual(['begin a', 'commit a', 'begin b', 'commit b', 'begin c', 'commit c', 'close']);
  });

  test('takes it away from a transaction that waits for something else', async () => {
    const asked: string[] = [];
    const pool = createEnginePool(async () => createFakeEngine(asked));
    const idle = await pool.connect();
    await idle.query('begin', []);
    const next = pool.connect();
    await vi.advanceTimersByTimeAsync(longestIdle - 1);
    await idle.query('still here', []);
    await vi.advanceTimersByTimeAsync(longestIdle);
    await (await next).query('select 1', []);
    expect(asked).toEqual(['begin', 'still here', 'rollback', 'select 1']);
    await expect(idle.query('commit', [])).rejects.toThrow(/did nothing for 10 s and was rolled back/);
    idle.release();
    (await next).release();
    await pool.end();
  });

  test.each(['together with another one', 'when the connection is given back'])(
    'takes nothing away from the next borrower for a query that the one before made %s',
    async (when) => {
      const asked: string[] = [];
      const pool = createEnginePool(async () => createFakeEngine(asked));
      const client = await pool.connect();
      const queries = [client.query('one', []), client.query('another', [])];
      if (when === 'together with another one') await Promise.all(queries);
      client.release();
      const next = await pool.connect();
      for (let seconds = 0; seconds < 30; seconds += 9) {
        await next.query('on', []);
        await vi.advanceTimersByTimeAsync(9_000);
      }
      next.release();
      expect(asked).not.toContain('rollback');
      await pool.end();
    },
  );

  test('starts an engine that stopped again for the next borrower, and tells why it stopped', async () => {
    const engines = [createFakeEngine([]), createFakeEngine([])];
    const reasons: (string | undefined)[] = [];
    const pool = createEnginePool(async (before) => {
      reasons.push(before?.message);
      return engines[reasons.length - 1] ?? Promise.reject(new Error('no more'));
    });
    const first = await pool.connect();
    engines[0]?.break();
    await expect(first.query('select 1', [])).rejects.toThrow('out of order');
    first.release();
    const second = await pool.connect();
    await second.query('select 1', []);
    second.release();
    expect(reasons).toEqual([undefined, 'out of order']);
  });

  test('does not try a start that failed again for every borrower, and ever more rarely while it fails', async () => {
    const starts: number[] = [];
    let isFull = true;
    const began = performance.now();
    const pool = createEnginePool(async () => {
      starts.push(performance.now() - began);
      if (isFull) throw new Error('the disk is full');
      return createFakeEngine([]);
    });
    for (let at = 0; at < 60; at++) {
      await expect(pool.connect()).rejects.toThrow('the disk is full');
      await vi.advanceTimersByTimeAsync(betweenStarts / 2);
    }
    expect(starts).toEqual([0, 1_000, 3_000, 7_000, 15_000, 25_000]);
    isFull = false;
    await vi.advanceTimersByTimeAsync(longestBetweenStarts);
    (await pool.connect()).release();
  });

  test('lends nothing after its end, and ends after the last borrower', async () => {
    const asked: string[] = [];
    const pool = createEnginePool(async () => createFakeEngine(asked));
    const client = await pool.connect();
    const ended = pool.end();
    await client.query('commit', []);
    client.release();
    await ended;
    expect(asked).toEqual(['commit', 'close']);
    await expect(pool.connect()).rejects.toThrow('The store is closed.');
  });
});
