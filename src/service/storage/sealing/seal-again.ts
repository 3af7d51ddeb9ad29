import type { Kysely } from 'kysely';
import { secondFactorPurpose } from '../../domain/agents/account/second-factor';
import type { Sealing } from '../../domain/ports';
import type { Database } from '../database';
import { storableJson } from '../storable';
import { purposeOf } from './sealed-store';

/** Seals what is plain still, or was sealed under a key before, under the key of now. Answers how many records. */
export async function sealAgain(db: Kysely<Database>, sealing: Sealing): Promise<number> {
  function renewed(text: string, purpose: string): string {
    if (sealing.isCurrent(text)) return text;
    return sealing.seal(sealing.isSealed(text) ? sealing.open(text, purpose) : text, purpose);
  }

  return db.transaction().execute(async (bound) => {
    let changed = 0;
    const endpoints = await bound
      .selectFrom('endpoints')
      .select(['id', 'token', 'secrets'])
      .forUpdate()
      .execute();
    for (const { id, token, secrets } of endpoints) {
      const all = [...(token === null ? [] : [token]), ...secrets.map(({ secret }) => secret)];
      if (all.every(sealing.isCurrent)) continue;
      const sealed = secrets.map((one) => ({ ...one, secret: renewed(one.secret, purposeOf(id)) }));
      await bound
        .updateTable('endpoints')
        .set({ token: token && renewed(token, purposeOf(id)), secrets: storableJson(sealed) })
        .where('id', '=', id)
        .execute();
      changed++;
    }
    const factors = await bound
      .selectFrom('secondFactors')
      .select(['agentEmail', 'secret'])
      .forUpdate()
      .execute();
    for (const { agentEmail, secret } of factors) {
      if (sealing.isCurrent(secret)) continue;
      const sealed = renewed(secret, secondFactorPurpose(agentEmail));
      await bound
        .updateTable('secondFactors')
        .set({ secret: sealed })
        .where('agentEmail', '=', agentEmail)
        .execute();
      changed++;
    }
    return changed;
  });
}
