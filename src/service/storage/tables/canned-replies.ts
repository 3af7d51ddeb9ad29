import { sql, type Kysely, type Selectable } from 'kysely';
import type { CannedReplies, CannedReply } from '../../domain/replies/canned-replies';
import type { Database } from '../database';
import { presentMembers } from '../present-members';
import { storableColumns } from '../storable';

/** What a reply takes beside its text, about: many short ones take room too. */
const bytesOfRow = 200;

export function createCannedRepliesTable(db: Kysely<Database>): CannedReplies {
  return {
    async lockAll(orgId) {
      await sql`select pg_advisory_xact_lock(hashtextextended('cannedReplies', ${orgId}))`.execute(db);
    },
    async ofAgent({ email, orgId }) {
      const rows = await db
        .selectFrom('cannedReplies')
        .selectAll()
        .where('orgId', '=', orgId)
        .where((is) => is.or([is('ownerEmail', 'is', null), is('ownerEmail', '=', email)]))
        .orderBy('wordKey')
        .orderBy('ownerEmail')
        .execute();
      return rows.map(toReply);
    },
    async count(orgId, ownerEmail) {
      const { count } = await db
        .selectFrom('cannedReplies')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('orgId', '=', orgId)
        .where('ownerEmail', 'is not distinct from', ownerEmail ?? null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async size(orgId) {
      const { rows } = await sql<{ bytes: number }>`
        select coalesce(sum(octet_length(text) + ${bytesOfRow}::integer), 0)::float8 as bytes
        from canned_replies where org_id = ${orgId}`.execute(db);
      return rows[0]?.bytes ?? 0;
    },
    async get(orgId, id) {
      const row = await db
        .selectFrom('cannedReplies')
        .selectAll()
        .where('orgId', '=', orgId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && toReply(row);
    },
    async put(reply) {
      const row = toRow(reply);
      const other = await db
        .selectFrom('cannedReplies')
        .select('id')
        .where('orgId', '=', row.orgId)
        .where('ownerEmail', 'is not distinct from', row.ownerEmail)
        .where('wordKey', '=', row.wordKey)
        .where('id', '<>', row.id)
        .executeTakeFirst();
      if (other) return 'wordTaken';
      await db
        .insertInto('cannedReplies')
        .values(row)
        .onConflict((on) => on.column('id').doUpdateSet(row))
        .execute();
      return 'kept';
    },
    async remove(orgId, id) {
      await db.deleteFrom('cannedReplies').where('orgId', '=', orgId).where('id', '=', id).execute();
    },
  };
}

/** Words that a person would take for the same have one key. */
function toRow({ ownerEmail, ...reply }: CannedReply) {
  const row = storableColumns(reply);
  return { ...row, ownerEmail: ownerEmail ?? null, wordKey: row.word.normalize('NFKC').toLowerCase() };
}

function toReply(row: Selectable<Database['cannedReplies']>): CannedReply {
  return presentMembers(row, 'wordKey');
}
