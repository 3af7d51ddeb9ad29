import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenedStore } from './opened-store';
import type { Store } from './store';
import { onStatement, openTestStore } from './test-store';

let opened: OpenedStore;
beforeAll(async () => {
  opened = await openTestStore();
  await opened.store.organisations.add({ id: 1, name: 'Shop' });
});
afterAll(() => opened.stop());

/** Rows number `n`, of which those up to 2,400 are over. */
const numbers = sql`generate_series(1, 2405) n`;
const counts = sql`insert into limit_counts (limit_name, key, ends_at, used) select 'all', n, n, 1 from ${numbers}`;
const audited = sql`
  insert into audit_entries (org_id, at, actor_kind, actor, action, subject, subject_id, changes)
  select 1, n, 'agent', 'maya', 'changed', 'agent', 'jon', '[]' from ${numbers}`;
const pending = sql`
  insert into deliveries (id, org_id, channel, endpoint_id, order_key, kind, payload, created_at, state, attempts, next_attempt_at)
  select n, 1, 'mail', 'mail', n, 'transcript', '{}', n, 'pending', 0, n from ${numbers}`;

test.each([
  [
    'counts that have ended',
    counts,
    sql`limit_counts`,
    (store: Store) => store.sharedCounts.removeEnded(2_400),
  ],
  [
    'old audit entries',
    audited,
    sql`audit_entries`,
    (store: Store) => store.auditEntries.removeBefore(1, 2_401),
  ],
  [
    'deliveries that are given up',
    pending,
    sql`deliveries where state = 'pending'`,
    (store: Store) => store.outbox.giveUp(2_401, 'It is too late.'),
  ],
])('%s go by several statements, each with few enough for others to go on', async (_, fill, left, remove) => {
  await fill.execute(opened.db);
  let statements = 0;
  const stopListening = onStatement(() => (statements += 1));
  await remove(opened.store);
  stopListening();
  expect(statements).toBeGreaterThan(2);
  const { rows } = await sql`select from ${left}`.execute(opened.db);
  expect(rows).toHaveLength(5);
});
