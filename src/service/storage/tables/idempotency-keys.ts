import { sql, type Kysely } from 'kysely';
import type { IdempotencyKeys } from '../../domain/provisioning/idempotency';
import type { Database } from '../database';
import { removeInPortions } from '../remove-in-portions';
import { storable, storableJson } from '../storable';

export function createIdempotencyKeysTable(db: Kysely<Database>): IdempotencyKeys {
  return {
    async take(orgId, key, request, at) {
      const taken = await db
        .insertInto('idempotencyKeys')
        .values({ orgId, key: String(storable(key)), request, createdAt: at, status: null, body: null })
        .onConflict((on) => on.columns(['orgId', 'key']).doNothing())
        .executeTakeFirst();
      if (taken.numInsertedOrUpdatedRows !== 0n) return undefined;
      const row = await db
        .selectFrom('idempotencyKeys')
        .select(['request', 'status', 'body'])
        .where('orgId', '=', orgId)
        .where('key', '=', String(storable(key)))
        .executeTakeFirstOrThrow();
      return { request: row.request, answer: { status: row.status ?? 200, body: row.body } };
    },
    async keep(orgId, key, { status, body }) {
      await db
        .updateTable('idempotencyKeys')
        .set({ status, body: body === null ? null : sql`${storableJson(body)}::json` })
        .where('orgId', '=', orgId)
        .where('key', '=', String(storable(key)))
        .execute();
    },
    async trim(orgId, bytes) {
      await sql`
        delete from idempotency_keys where org_id = ${orgId} and key in (
          select key from (
            select key, sum(size) over (order by created_at desc, key) as total
            from idempotency_keys where org_id = ${orgId}
          ) as kept where total > ${bytes}
        )`.execute(db);
    },
    async removeBefore(at) {
      await removeInPortions(db, sql`idempotency_keys`, sql`created_at < ${at}`);
    },
  };
}
