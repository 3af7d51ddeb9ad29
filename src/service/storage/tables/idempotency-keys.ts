import { sql, type Kysely } from 'kysely';
import type { FirstAnswers } from '../../domain/ports';
import type { Database } from '../database';
import { storable, storableJson } from '../storable';

export function createFirstAnswers(db: Kysely<Database>): FirstAnswers {
  return {
    async take(orgId, key, request, at) {
      const taken = await db
        .insertInto('firstAnswers')
        .values({ orgId, key: String(storable(key)), request, createdAt: at, status: null, body: null })
        .onConflict((on) => on.columns(['orgId', 'key']).doNothing())
        .executeTakeFirst();
      if (taken.numInsertedOrUpdatedRows !== 0n) return undefined;
      const row = await db
        .selectFrom('firstAnswers')
        .select(['request', 'status', 'body'])
        .where('orgId', '=', orgId)
        .where('key', '=', String(storable(key)))
        .executeTakeFirstOrThrow();
      return { request: row.request, answer: { status: row.status ?? 200, body: row.body } };
    },
    async keep(orgId, key, { status, body }) {
      await db
        .updateTable('firstAnswers')
        .set({ status, body: body === null ? null : sql`${storableJson(body)}::json` })
        .where('orgId', '=', orgId)
        .where('key', '=', String(storable(key)))
        .execute();
    },
    async removeBefore(at) {
      await db.deleteFrom('firstAnswers').where('createdAt', '<', at).execute();
    },
  };
}
