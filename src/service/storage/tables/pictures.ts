import { sql, type Kysely } from 'kysely';
import type { Pictures } from '../../domain/pictures/pictures';
import type { Database } from '../database';

export function createPicturesTable(db: Kysely<Database>): Pictures {
  return {
    async lock(orgId) {
      await db
        .selectFrom('organisations')
        .select('id')
        .where('id', '=', orgId)
        .forNoKeyUpdate()
        .executeTakeFirst();
    },
    // As base64, as chunks of files are: the embedded engine takes ten times as long for the bytes themselves.
    async add({ bytes, ...picture }) {
      const text = Buffer.from(bytes).toString('base64');
      await db
        .insertInto('pictures')
        .values({ ...picture, bytes: sql<Uint8Array>`decode(${text}, 'base64')` })
        .execute();
    },
    async read(id) {
      const row = await db
        .selectFrom('pictures')
        .select(['type', sql<string>`encode(bytes, 'base64')`.as('text')])
        .where('id', '=', id)
        .executeTakeFirst();
      return row && { type: row.type, bytes: Buffer.from(row.text, 'base64') };
    },
    async use(orgId, hash, usedAt) {
      const row = await db
        .updateTable('pictures')
        .set({ usedAt })
        .where('orgId', '=', orgId)
        .where('hash', '=', hash)
        .returning('id')
        .executeTakeFirst();
      return row?.id;
    },
    async count(orgId) {
      const { rows } = await sql<{ pictures: number; bytes: number }>`
        select count(*) as pictures, coalesce(sum(length(bytes)), 0)::bigint as bytes
        from pictures where org_id = ${orgId}`.execute(db);
      const [{ pictures, bytes } = { pictures: 0, bytes: 0 }] = rows;
      return { pictures: Number(pictures), bytes: Number(bytes) };
    },
    async markUsed(orgId, at) {
      await sql`
        with own as (select id, settings from widgets where org_id = ${orgId}),
        said as (
          select settings::text as words from own
          union all select d.draft::text from widget_drafts d join own on own.id = d.widget_id
          union all select v.settings::text from widget_versions v join own on own.id = v.widget_id
          union all select wa.avatar_url from widget_agents wa join own on own.id = wa.widget_id
          union all select photo_url from agents where org_id = ${orgId}
        )
        update pictures set used_at = ${at} where org_id = ${orgId} and id in (
          select found[1] from said, regexp_matches(words, '/pictures/([0-9a-f-]{36})', 'g') found
        )`.execute(db);
    },
    async organisationsDue(before) {
      const rows = await db
        .selectFrom('pictures')
        .select('orgId')
        .distinct()
        .where('usedAt', '<', before)
        .execute();
      return rows.map(({ orgId }) => orgId);
    },
    async removeUnused(orgId, before) {
      await db.deleteFrom('pictures').where('orgId', '=', orgId).where('usedAt', '<', before).execute();
    },
  };
}
