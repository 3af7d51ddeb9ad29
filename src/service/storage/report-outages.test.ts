import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reportOutages } from './report-outages';
import { StorageFailure } from './storage-failure';

function coded(code: string) {
  return Object.assign(new Error('no'), { code, detail: 'Key (email)=(ann@x.example)' });
}

describe('an outage', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function create(errors: { onConnect?: Error; onQuery?: Error }) {
    const logged: string[] = [];
    const client = {
      query: async () => {
        if (errors.onQuery) throw errors.onQuery;
        return { rows: [] };
      },
      release: () => {},
    } as unknown as PostgresPoolClient;
    const pool: PostgresPool = {
      async connect() {
        if (errors.onConnect) throw errors.onConnect;
        return client;
      },
      end: async () => {},
    };
    function note(_: object, message: string) {
      return void logged.push(message);
    }
    return { logged, guarded: reportOutages(pool, { info: note, warn: note, error: note }) };
  }

  test.each([
    ['a lost connection', 'outage', coded('ECONNRESET')],
    ['a server that shuts down', 'outage', coded('57P01')],
    ['a server that has become a replica', 'outage', coded('25006')],
    ['a deadlock, which the engine ends by giving up one transaction', 'outage', coded('40P01')],
    ['a transaction that others got in the way of', 'outage', coded('40001')],
    ['a lock that others keep', 'outage', coded('55P03')],
    ['an engine that stopped', 'outage', new Error('The embedded database has stopped.')],
    ['a full disk', 'diskFull', coded('53100')],
    ['an engine that panicked at it', 'diskFull', new Error('PANIC: x: No space left on device')],
  ])('such as %s is answered as %s', async (_, reason, onQuery) => {
    const client = await create({ onQuery }).guarded.connect();
    await expect(client.query('select 1', [])).rejects.toMatchObject({
      reason,
      cause: onQuery,
    });
  });

  test('of an engine that can not start on a full disk is answered as that', async () => {
    const onConnect = new StorageFailure('Full.', { cause: coded('ENOSPC') });
    await expect(create({ onConnect }).guarded.connect()).rejects.toMatchObject({ reason: 'diskFull' });
  });

  test('while connecting is logged now and then, not for every request', async () => {
    const { guarded, logged } = create({ onConnect: coded('ECONNREFUSED') });
    for (let n = 0; n < 5; n += 1) {
      await expect(guarded.connect()).rejects.toMatchObject({ reason: 'outage', retryAfter: 2_000 });
    }
    expect(logged).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    await expect(guarded.connect()).rejects.toThrow();
    expect(logged).toHaveLength(2);
  });

  test('is not a row whose owner was removed in the meantime: that change came first', async () => {
    const client = await create({ onQuery: coded('23503') }).guarded.connect();
    await expect(client.query('insert', [])).rejects.toMatchObject({
      reason: 'changedMeanwhile',
      cause: { code: '23503' },
    });
  });

  test.each([
    ['a broken rule of a table', coded('23505')],
    ['a cancelled statement', coded('57014')],
    ['a transaction that idled', new StorageFailure('It did nothing.')],
  ])('is not %s, whose error stays, without the values of a row', async (_, onQuery) => {
    const client = await create({ onQuery }).guarded.connect();
    await expect(client.query('select 1', [])).rejects.toBe(onQuery);
    expect(onQuery).not.toHaveProperty('detail');
  });
});
