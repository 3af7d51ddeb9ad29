import { sql, type Kysely } from 'kysely';
import type { Bans } from '../../domain/access/bans';
import type { Database } from '../database';
import { removeInPortions } from '../remove-in-portions';
import { lockAdding } from '../lock-adding';
import { presentMembers } from '../present-members';
import { storable, storableColumns } from '../storable';

export function createBansTable(db: Kysely<Database>): Bans {
  return {
    async add(ban) {
      const { orgId, who, caseId, until = null, bannedBy = null } = ban;
      // The same once more, such as by somebody who got no answer: lifting it must lift all of it.
      await db
        .deleteFrom('bans')
        .where('orgId', '=', orgId)
        .where('who', '=', String(storable(who)))
        .where('caseId', '=', caseId)
        .where(sql<boolean>`banned_by is not distinct from ${bannedBy}::text`)
        .where(sql<boolean>`coalesce(until, 9e15) <= coalesce(${until}::bigint, 9e15)`)
        .execute();
      await db
        .insertInto('bans')
        .values(storableColumns({ until: undefined, reason: undefined, bannedBy: undefined, ...ban }))
        .execute();
    },
    async lockCount(orgId, by) {
      await lockAdding(db, 'bans', orgId);
      const { count } = await db
        .selectFrom('bans')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('orgId', '=', orgId)
        .where('bannedBy', by === 'bots' ? 'is' : 'is not', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async removeOldest(orgId, count) {
      const oldest = db
        .selectFrom('bans')
        .select('id')
        .where('orgId', '=', orgId)
        .where('bannedBy', 'is', null)
        .orderBy('createdAt')
        .orderBy('id')
        .limit(count);
      await db.deleteFrom('bans').where('orgId', '=', orgId).where('id', 'in', oldest).execute();
    },
    async holds(orgId, who, now) {
      if (who.length === 0) return false;
      const row = await db
        .selectFrom('bans')
        .select('id')
        .where('orgId', '=', orgId)
        .where('who', '=', sql<string>`any(${who})`)
        .where((is) => is.or([is('until', 'is', null), is('until', '>', now)]))
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
    async list(orgId, now, { widgetIds, behind, limit } = {}) {
      const rows = await db
        .selectFrom('bans')
        .selectAll()
        .where('orgId', '=', orgId)
        .where(madeIn(widgetIds))
        .where((is) => is.or([is('until', 'is', null), is('until', '>', now)]))
        .where(behind ? sql<boolean>`(created_at, id) < (${behind.at}, ${behind.id})` : sql<boolean>`true`)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit ?? null)
        .execute();
      return rows.map((row) => presentMembers(row));
    },
    async remove(orgId, id, widgetIds) {
      const { numDeletedRows } = await db
        .deleteFrom('bans')
        .where('orgId', '=', orgId)
        .where('id', '=', id)
        .where(madeIn(widgetIds))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async removeExpired(now) {
      await removeInPortions(db, sql`bans`, sql`until <= ${now}`);
    },
  };
}

function madeIn(widgetIds: string[] | undefined) {
  return widgetIds
    ? sql<boolean>`case_id in (select id from cases where widget_id = any(${widgetIds}))`
    : sql<boolean>`true`;
}
