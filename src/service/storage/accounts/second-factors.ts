import { sql, type Kysely } from 'kysely';
import type { SecondFactors } from '../../domain/agents/account/second-factors';
import type { Database } from '../database';
import { presentMembers } from '../present-members';
import { storableJson } from '../storable';

export function createSecondFactorsTable(db: Kysely<Database>): SecondFactors {
  return {
    async get(agentEmail) {
      const row = await db
        .selectFrom('secondFactors')
        .selectAll()
        .where('agentEmail', '=', agentEmail)
        .executeTakeFirst();
      return row && presentMembers(row);
    },
    async put({ agentEmail, recoveryCodes, confirmedAt = null, ...factor }) {
      const columns = { ...factor, confirmedAt, recoveryCodes: storableJson(recoveryCodes) };
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('secondFactors')
        .values({ agentEmail, ...columns })
        .onConflict((on) =>
          on.column('agentEmail').doUpdateSet(columns).where('secondFactors.confirmedAt', 'is', null),
        )
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    async confirm({ agentEmail, secret, recoveryCodes, ...confirmed }) {
      const { numUpdatedRows } = await db
        .updateTable('secondFactors')
        .set({ ...confirmed, recoveryCodes: storableJson(recoveryCodes) })
        .where('agentEmail', '=', agentEmail)
        .where('secret', '=', secret)
        .where('confirmedAt', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async remove(agentEmail) {
      await db.deleteFrom('secondFactors').where('agentEmail', '=', agentEmail).execute();
    },
    async setSecret(agentEmail, secret) {
      await db.updateTable('secondFactors').set({ secret }).where('agentEmail', '=', agentEmail).execute();
    },
    async usePeriod(agentEmail, period) {
      const { numUpdatedRows } = await db
        .updateTable('secondFactors')
        .set({ lastPeriod: period })
        .where('agentEmail', '=', agentEmail)
        .where('lastPeriod', '<', period)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async useRecoveryCode(agentEmail, digest) {
      const { numAffectedRows } = await sql`
        update second_factors set recovery_codes = recovery_codes - ${digest}::text
        where agent_email = ${agentEmail} and jsonb_exists(recovery_codes, ${digest}::text)`.execute(db);
      return (numAffectedRows ?? 0n) > 0n;
    },
  };
}
