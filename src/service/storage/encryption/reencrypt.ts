import { sql, type Kysely, type Transaction } from 'kysely';
import { resetLinkPurpose } from '../../domain/agents/account/reset-links';
import { secondFactorPurpose } from '../../domain/agents/account/second-factor';
import type { Encryption } from '../../domain/ports';
import type { Database } from '../database';
import { storableJson } from '../storable';
import { endpointPurpose, identitySecretPurpose, serviceSecretPurpose } from './purposes';

/** Returns the text, encrypted under the current key. */
type Renew = (text: string, purpose: string) => string;

interface Kind {
  /** Encrypts those that need it again; returns how many. */
  (db: Kysely<Database>, renew: Renew): Promise<number>;
}

const kinds: Kind[] = [endpoints, secondFactors, identitySecrets, serviceSecrets, mailedLinks];

/** Encrypts under the current key what is plain or was encrypted under a former one. Returns how many records. */
export function reencrypt(db: Kysely<Database>, encryption: Encryption): Promise<number> {
  return db.transaction().execute((bound) => reencryptWithin(bound, encryption));
}

/** The same as a part of a transaction. */
export async function reencryptWithin(bound: Transaction<Database>, encryption: Encryption): Promise<number> {
  function renew(text: string, purpose: string): string {
    if (encryption.isCurrent(text)) return text;
    return encryption.encrypt(
      encryption.isEncrypted(text) ? encryption.decrypt(text, purpose) : text,
      purpose,
    );
  }

  let changed = 0;
  for (const encryptKind of kinds) changed += await encryptKind(bound, renew);
  return changed;
}

async function endpoints(db: Kysely<Database>, renew: Renew): Promise<number> {
  const rows = await db
    .selectFrom('endpoints')
    .select(['orgId', 'id', 'token', 'secrets'])
    .forUpdate()
    .execute();
  let changed = 0;
  for (const { orgId, id, token, secrets } of rows) {
    const purpose = endpointPurpose(id);
    const next = {
      token: token === null ? null : renew(token, purpose),
      secrets: secrets.map((one) => ({ ...one, secret: renew(one.secret, purpose) })),
    };
    const isSame =
      next.token === token && next.secrets.every(({ secret }, at) => secret === secrets[at]?.secret);
    if (isSame) continue;
    const columns = { ...next, secrets: storableJson(next.secrets) };
    await db.updateTable('endpoints').set(columns).where('orgId', '=', orgId).where('id', '=', id).execute();
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

/** Links in mails that wait. */
async function mailedLinks(db: Kysely<Database>, renew: Renew): Promise<number> {
  const { rows } = await sql<{ id: string; link: string }>`
    select id, payload->>'sealedLink' as link from deliveries
    where kind in ('passwordReset', 'invitation', 'emailChange') and state = 'pending' for update`.execute(
    db,
  );
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
