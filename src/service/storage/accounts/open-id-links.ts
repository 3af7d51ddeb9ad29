import type { Kysely } from 'kysely';
import type { OpenIdLinks } from '../../domain/agents/open-id/open-id-links';
import type { Database } from '../database';

export function createOpenIdLinksTable(db: Kysely<Database>): OpenIdLinks {
  return {
    find: (issuer, subject) =>
      db
        .selectFrom('openIdLinks')
        .selectAll()
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst(),
    ofAgent: (agentEmail) =>
      db
        .selectFrom('openIdLinks')
        .selectAll()
        .where('agentEmail', '=', agentEmail)
        .orderBy('linkedAt', 'desc')
        .execute(),
    async add(link) {
      await db.insertInto('openIdLinks').values(link).execute();
    },
    async remove(agentEmail) {
      await db.deleteFrom('openIdLinks').where('agentEmail', '=', agentEmail).execute();
    },
  };
}
