import { sql, type Kysely } from 'kysely';
import type { PushSubscriptions } from '../../domain/agents/push-subscriptions';
import type { Database } from '../database';

/** Browsers of an agent; those of the latest sessions stay. */
const mostOfAgent = 10;

export function createPushSubscriptionsTable(db: Kysely<Database>): PushSubscriptions {
  return {
    async put(orgId, subscription) {
      const { endpoint, sessionId } = subscription;
      // A browser in which somebody else signs in may still have the session of the one before, who did not sign out.
      await db
        .deleteFrom('pushSubscriptions')
        .where('endpoint', '=', endpoint)
        .where('sessionId', '<>', sessionId)
        .where('agentEmail', 'in', (is) => is.selectFrom('agents').select('email').where('orgId', '=', orgId))
        .execute();
      await db
        .insertInto('pushSubscriptions')
        .values(subscription)
        .onConflict((on) => on.column('sessionId').doUpdateSet(subscription))
        .execute();
      await sql`
        delete from push_subscriptions where session_id in (
          select p.session_id from push_subscriptions p join sessions s on s.id = p.session_id
          where p.agent_email = ${subscription.agentEmail}
          order by p.session_id = ${sessionId} desc, s.created_at desc offset ${mostOfAgent}
        )`.execute(db);
    },
    get: (id) => db.selectFrom('pushSubscriptions').selectAll().where('id', '=', id).executeTakeFirst(),
    async ofAgents(emails, now) {
      if (emails.length === 0) return [];
      return db
        .selectFrom('pushSubscriptions')
        .innerJoin('sessions', 'sessions.id', 'pushSubscriptions.sessionId')
        .selectAll('pushSubscriptions')
        .where('pushSubscriptions.agentEmail', 'in', emails)
        .where('sessions.expiresAt', '>', now)
        .orderBy('pushSubscriptions.id')
        .execute();
    },
    async removeOfSession(sessionId) {
      await db.deleteFrom('pushSubscriptions').where('sessionId', '=', sessionId).execute();
    },
    async remove(id) {
      await db.deleteFrom('pushSubscriptions').where('id', '=', id).execute();
    },
  };
}
