import { sql, type Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../database';
import { onEachEngine } from '../test-engines';
import { deliveriesInPortions } from './portions';

onEachEngine('the deliveries of an organisation, in portions,', ({ check, prepare }) => {
  let db: Kysely<Database>;

  prepare(async ({ store, db: opened }) => {
    db = opened;
    await store.organisations.add({ id: 1, name: 'Shop' });
    await sql`
      insert into deliveries (id, org_id, channel, endpoint_id, order_key, kind, payload, created_at, state, attempts, next_attempt_at)
      select gen_random_uuid(), 1, 'webhook', 'one', n, 'caseClosed', '{}', n, 'done', 1, n
      from generate_series(1, 1300) n`.execute(db);
  });

  check('come each once, by few statements', async () => {
    const counts: number[] = [];
    for await (const portion of deliveriesInPortions(db, 1)) {
      const { rows } = await sql<{ id: string }>`
        update deliveries set attempts = attempts + 1 where org_id = 1 and ${portion} returning id`.execute(
        db,
      );
      counts.push(rows.length);
    }
    expect(counts).toEqual([500, 500, 300]);
    const { rows } = await sql`select from deliveries where attempts <> 2`.execute(db);
    expect(rows).toEqual([]);
  });
});
