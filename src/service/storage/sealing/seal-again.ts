import { sql, type Kysely } from 'kysely';
import { resetLinkPurpose } from '../../domain/agents/account/password-reset';
import { secondFactorPurpose } from '../../domain/agents/account/second-factor';
import type { Sealing } from '../../domain/ports';
import type { Database } from '../database';
import { storableJson } from '../storable';
import { endpointPurpose, identitySecretPurpose, serviceSecretPurpose } from './purposes';

/** Answers the text sealed under the key of now. */
type Renew = (text: string, purpose: string) => string;

interface Kind {
  /** Seals those that need it again; answers how many. */
  (db: Kysely<Database>, renew: Renew): Promise<number>;
}

const kinds: Kind[] = [endpoints, secondFactors, identitySecrets, serviceSecrets, mailedLinks];

/** Seals what is plain still, or was sealed under a key before, under the key of now. Answers how many records. */
export async function sealAgain(db: Kysely<Database>, sealing: Sealing): Promise<number> {
  function renew(text: string, purpose: string): string {
    if (sealing.isCurrent(text)) return text;
    return sealing.seal(sealing.isSealed(text) ? sealing.open(text, purpose) : text, purpose);
  }

  return db.transaction().execute(async (bound) => {
    let changed = 0;
    for (const sealKind of kinds) changed += await sealKind(bound, renew);
    return changed;
  });
}

async function endpoints(db: Kysely<Database>, renew: Renew): Promise<number> {
  const rows = await db.selectFrom('endpoints').select(['id', 'token', 'secrets']).forUpdate().execute();
  let changed = 0;
  for (const { id, token, secrets } of rows) {
    const purpose = endpointPurpose(id);
    const next = {
      token: token === null ? null : renew(token, purpose),
      secrets: secrets.map((one) => ({ ...one, secret: renew(one.secret, purpose) })),
    };
    const isSame =
      next.token === token && next.secrets.every(({ secret }, at) => secret === secrets[at]?.secret);
    if (isSame) continue;
    const columns = { ...next, secrets: storableJson(next.secrets) };
    await db.updateTable('endpoints').set(columns).where('id', '=', id).execute();
    changed++;
  }
  return changed;
}

async function secondFactors(db: Kysely<Database>, renew: Renew): Promise<number> {
  const rows = await db.selectFrom('secondFactors').select(['agentEmail', 'secret']).forUpdate().execute();
  let changed = 0;
  for (const { agentEmail, secret } of rows) {
    const next = renew(secret, secondFactorPurpose(agentEmail));
    if (next === secret) continue;
    await db
      .updateTable('secondFactors')
      .set({ secret: next })
      .where('agentEmail', '=', agentEmail)
      .execute();
    changed++;
  }
  return changed;
}

async function identitySecrets(db: Kysely<Database>, renew: Renew): Promise<number> {
  const rows = await db
    .selectFrom('keys')
    .select(['position', 'orgId', 'key'])
    .where('kind', '=', 'identity')
    .forUpdate()
    .execute();
  let changed = 0;
  for (const { position, orgId, key } of rows) {
    const next = renew(key, identitySecretPurpose(orgId));
    if (next === key) continue;
    await db.updateTable('keys').set({ key: next }).where('position', '=', position).execute();
    changed++;
  }
  return changed;
}

async function serviceSecrets(db: Kysely<Database>, renew: Renew): Promise<number> {
  const rows = await db.selectFrom('serviceSecrets').selectAll().forUpdate().execute();
  let changed = 0;
  for (const { name, secret } of rows) {
    const next = renew(secret, serviceSecretPurpose(name));
    if (next === secret) continue;
    await db.updateTable('serviceSecrets').set({ secret: next }).where('name', '=', name).execute();
    changed++;
  }
  return changed;
}

/** Links to a new password in mails that wait. */
async function mailedLinks(db: Kysely<Database>, renew: Renew): Promise<number> {
  const { rows } = await sql<{ id: string; link: string }>`
    select id, payload->>'sealedLink' as link from deliveries
    where kind in ('passwordReset', 'invitation') and state = 'pending' for update`.execute(db);
  let changed = 0;
  for (const { id, link } of rows) {
    const next = renew(link, resetLinkPurpose);
    if (next === link) continue;
    await sql`
      update deliveries set payload = jsonb_set(payload::jsonb, '{sealedLink}', to_jsonb(${next}::text))::json
      where id = ${id}`.execute(db);
    changed++;
  }
  return changed;
}
