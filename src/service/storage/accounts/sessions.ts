import { sql, type Kysely } from 'kysely';
import type { Sessions } from '../../domain/agents/sessions';
import type { Database } from '../database';

export function createSessionsTable(db: Kysely<Database>): Sessions {
  return {
    async add(session) {
      await db.insertInto('sessions').values(session).execute();
    },
    get(id, now) {
      return db
        .selectFrom('sessions')
        .selectAll()
        .where('id', '=', id)
        .where('expiresAt', '>', now)
        .executeTakeFirst();
    },
    async present(ids, now) {
      const rows = await db
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', sql<string>`any(${ids})`)
        .where('expiresAt', '>', now)
        .execute();
      return rows.map(({ id }) => id);
    },
    async remove(id) {
      await db.deleteFrom('sessions').where('id', '=', id).execute();
    },
    async removeOf(agentEmail) {
      await db.deleteFrom('sessions').where('agentEmail', '=', agentEmail).execute();
    },
    ofAgent: (agentEmail, now) =>
      db
        .selectFrom('sessions')
        .selectAll()
        .where('agentEmail', '=', agentEmail)
        .where('expiresAt', '>', now)
        .orderBy('createdAt', 'desc')
        .execute(),
    async removeOthers(agentEmail, id) {
      await db.deleteFrom('sessions').where('agentEmail', '=', agentEmail).where('id', '<>', id).execute();
    },
    async removeExpired(now) {
      await db.deleteFrom('sessions').where('expiresAt', '<=', now).execute();
    },
  };
}
