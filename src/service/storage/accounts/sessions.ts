import { sql, type Kysely } from 'kysely';
import type { Sessions } from '../../domain/agents/sessions';
import type { Database } from '../database';
import { removeInPortions } from '../remove-in-portions';
import { isAtHome } from '../tables/organisations';

/** Read with each request, so that it holds however a demand and a sign-in meet. */
const lacksSecondFactor = sql<boolean>`(not sessions.is_by_open_id
  and exists (select from agents a join organisations o on o.id = a.org_id
    where a.email = sessions.agent_email and o.demands_second_factor)
  and not exists (select from second_factors f
    where f.agent_email = sessions.agent_email and f.confirmed_at is not null))`;

const lasts = isAtHome(sql`(select org_id from agents where email = sessions.agent_email)`);

export function createSessionsTable(db: Kysely<Database>): Sessions {
  return {
    async add(session) {
      await db.insertInto('sessions').values(session).execute();
    },
    get(id, now) {
      return db
        .selectFrom('sessions')
        .selectAll()
        .select(lacksSecondFactor.as('lacksSecondFactor'))
        .where('id', '=', id)
        .where('expiresAt', '>', now)
        .where(lasts)
        .executeTakeFirst();
    },
    async present(ids, now) {
      const rows = await db
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', sql<string>`any(${ids})`)
        .where('expiresAt', '>', now)
        .where(sql<boolean>`not ${lacksSecondFactor}`)
        .where(lasts)
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
    async keepNewest(agentEmail, count) {
      const newest = db
        .selectFrom('sessions')
        .select('id')
        .where('agentEmail', '=', agentEmail)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(count);
      await db
        .deleteFrom('sessions')
        .where('agentEmail', '=', agentEmail)
        .where('id', 'not in', newest)
        .execute();
    },
    async removeOthers(agentEmail, id) {
      await db.deleteFrom('sessions').where('agentEmail', '=', agentEmail).where('id', '<>', id).execute();
    },
    async removeExpired(now) {
      await removeInPortions(db, sql`sessions`, sql`expires_at <= ${now}`);
    },
  };
}
