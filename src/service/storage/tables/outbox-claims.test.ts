import { sql, type Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../database';
import type { Store } from '../store';
import { onEachEngine } from '../test-engines';
import { exampleEndpoint } from '../test-records';
import { createOutboxTable } from './outbox';

const now = 1e9;

onEachEngine('the outbox with thousands of deliveries', ({ check, prepare }) => {
  let store: Store;
  let db: Kysely<Database>;

  prepare(async (opened) => {
    ({ store, db } = opened);
    await store.organisations.add({ id: 1, name: 'Shop' });
  });

  /** Deliveries of an endpoint: lines of several, one behind the other. */
  async function fill(lines: number, inEach: number): Promise<string> {
    const endpoint = exampleEndpoint();
    await store.endpoints.add(endpoint);
    await sql`
      insert into deliveries (id, org_id, channel, endpoint_id, order_key, kind, payload, created_at, state, attempts, next_attempt_at)
      select gen_random_uuid(), 1, 'webhook', ${endpoint.id}, 'line ' || line, 'caseClosed', '{}', n, 'pending', 0, n
      from generate_series(1, ${inEach}::integer) n, generate_series(1, ${lines}::integer) line`.execute(db);
    return endpoint.id;
  }

  /** How many rows of deliveries are looked at for it, and how many it answers. */
  async function looksOf(work: (bound: Kysely<Database>) => Promise<unknown[]>) {
    return db.transaction().execute(async (bound) => {
      // Of this connection, also of what came before.
      const before = await countLooks(bound);
      const { length: found } = await work(bound);
      return { found, looked: (await countLooks(bound)) - before };
    });
  }
  async function countLooks(bound: Kysely<Database>): Promise<number> {
    const { rows } = await sql<{ looks: number }>`
      select (idx_tup_fetch + seq_tup_read)::float8 as looks from pg_stat_xact_user_tables
      where relname = 'deliveries'`.execute(bound);
    return rows[0]?.looks ?? NaN;
  }
  function claim() {
    return looksOf(async (bound) => {
      const { rows } = await sql`
        select id from claim_deliveries('webhook', 'one', ${now}, ${now + 1_000}, 64, 4, 99)`.execute(bound);
      return rows;
    });
  }

  check('claims look at no more than they may take, however much is due', async () => {
    for (let endpoint = 0; endpoint < 4; endpoint++) await fill(5_000, 1);
    await sql`analyze deliveries`.execute(db);
    const first = await claim();
    expect(first.found).toBe(16);
    expect(first.looked).toBeLessThan(1_000);
    // All that may be under way is.
    const second = await claim();
    expect(second.found).toBe(0);
    expect(second.looked).toBeLessThan(1_000);
    await fill(10, 500);
    const third = await claim();
    expect(third.found).toBe(4);
    expect(third.looked).toBeLessThan(2_000);
  });

  check('what failed is found without a look at what was delivered', async () => {
    const endpointId = await fill(5_000, 1);
    await sql`update deliveries set state = 'done' where endpoint_id = ${endpointId}`.execute(db);
    await sql`
      update deliveries set state = 'failed', reason = 'It was refused.'
      where endpoint_id = ${endpointId} and created_at = 1 and order_key in ('line 7', 'line 4000')`.execute(
      db,
    );
    await sql`analyze deliveries`.execute(db);
    for (const query of [
      { state: 'failed' as const },
      { state: 'failed' as const, channel: 'mail' as const },
    ]) {
      const { found, looked } = await looksOf((bound) =>
        createOutboxTable(bound).list(1, { ...query, limit: 50 }),
      );
      expect(found).toBe('channel' in query ? 0 : 2);
      expect(looked).toBeLessThan(100);
    }
  });

  check('those of one endpoint, channel or state are found without a look at all others', async () => {
    const few = await fill(3, 1);
    const many = await fill(5_000, 1);
    await sql`update deliveries set state = 'done' where endpoint_id = ${few} and order_key = 'line 1'`.execute(
      db,
    );
    await sql`analyze deliveries`.execute(db);
    for (const [query, expected] of [
      [{ endpointId: 'none' }, 0],
      [{ endpointId: few }, 3],
      [{ endpointId: few, state: 'done' }, 1],
      [{ endpointId: few, channel: 'mail' }, 0],
      [{ endpointId: many, state: 'done' }, 0],
      [{ channel: 'mail' }, 0],
      [{ channel: 'webhook' }, 50],
    ] as const) {
      const { found, looked } = await looksOf((bound) =>
        createOutboxTable(bound).list(1, { ...query, limit: 50 }),
      );
      expect({ query, found }).toEqual({ query, found: expected });
      expect(looked).toBeLessThan(1_000);
    }
  });

  check('what waits is counted up to a bound', async () => {
    await fill(5_000, 1);
    const { looked } = await looksOf(async (bound) => {
      expect(await createOutboxTable(bound).countPending(1, 'webhook', 70)).toBe(70);
      return [];
    });
    expect(looked).toBeLessThan(100);
  });
});
