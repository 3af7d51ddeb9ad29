import { sql, type Kysely } from 'kysely';
import type { Bans } from '../../domain/access/bans';
import type { Database } from '../database';
import { lockAdding } from '../lock-adding';
import { presentMembers } from '../present-members';
import { storableColumns } from '../storable';

export function createBansTable(db: Kysely<Database>): Bans {
  return {
    async add(ban) {
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
    async list(orgId, now, widgetIds) {
      const made = db.selectFrom('bans').selectAll().where('orgId', '=', orgId);
      const chats =
        widgetIds &&
        db
          .selectFrom('cases')
          .select('id')
          .where('widgetId', '=', sql<string>`any(${widgetIds})`);
      const rows = await (chats ? made.where('caseId', 'in', chats) : made)
        .where((is) => is.or([is('until', 'is', null), is('until', '>', now)]))
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(1_000)
        .execute();
      return rows.map((row) => presentMembers(row));
    },
    async remove(orgId, id) {
      const { numDeletedRows } = await db
        .deleteFrom('bans')
        .where('orgId', '=', orgId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async removeExpired(now) {
      await db.deleteFrom('bans').where('until', '<=', now).execute();
    },
  };
}
