import { sql, type Kysely } from 'kysely';
import type { PasswordResets } from '../../domain/agents/account/password-resets';
import type { Database } from '../database';
import { removeInPortions } from '../remove-in-portions';

export function createPasswordResetsTable(db: Kysely<Database>): PasswordResets {
  return {
    async add(reset) {
      await db.insertInto('passwordResets').values(reset).execute();
    },
    get: (id, now) =>
      db
        .selectFrom('passwordResets')
        .selectAll()
        .where('id', '=', id)
        .where('expiresAt', '>', now)
        .executeTakeFirst(),
    async take(id) {
      const { numDeletedRows } = await db
        .deleteFrom('passwordResets')
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async removeOf(agentEmail, until = Number.MAX_SAFE_INTEGER) {
      await db
        .deleteFrom('passwordResets')
        .where('agentEmail', '=', agentEmail)
        .where('expiresAt', '<=', until)
        .execute();
    },
    async removeExpired(now) {
      await removeInPortions(db, sql`password_resets`, sql`expires_at <= ${now}`);
    },
  };
}
