import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { FoundKey, KeyKind, Keys } from '../../domain/access/keys';
import type { Database } from '../database';
import { presentMembers } from '../present-members';
import { storable, storableJson } from '../storable';
import { lockAdding } from '../lock-adding';
import { isAtHome } from './organisations';

export function createKeysTable(db: Kysely<Database>): Keys {
  /** Of a kind that is kept as it is, oldest first. */
  async function keptKeys(orgId: number, kind: 'visitor' | 'identity', now = 0): Promise<string[]> {
    const rows = await db
      .selectFrom('keys')
      .select('key')
      .where('orgId', '=', orgId)
      .where('kind', '=', kind)
      .where((is) => is.or([is('expiresAt', 'is', null), is('expiresAt', '>', now)]))
      .orderBy('position')
      .execute();
    return rows.map(({ key }) => key);
  }

  async function find(kind: KeyKind, key: string): Promise<FoundKey | undefined> {
    const row = await db
      .selectFrom('keys')
      .select(['position', 'orgId', 'name', 'scopes', 'expiresAt'])
      .where('kind', '=', kind)
      .where('key', '=', keptForm(kind, key))
      .where(isAtHome(sql`keys.org_id`))
      .executeTakeFirst();
    return row && { id: String(row.position), ...presentMembers(row, 'position') };
  }

  return {
    lockAll: (orgId) => lockAdding(db, 'keys', orgId),
    async add(orgId, kind, key, { name = '', createdAt = 0, scopes, expiresAt = null } = {}) {
      const row = await db
        .insertInto('keys')
        .values({
          orgId,
          kind,
          key: keptForm(kind, key),
          name: String(storable(name)),
          createdAt,
          scopes: scopes ? storableJson(scopes) : null,
          expiresAt,
        })
        .returning('position')
        .executeTakeFirstOrThrow();
      return String(row.position);
    },
    async list(orgId) {
      const rows = await db
        .selectFrom('keys')
        .selectAll()
        .where('orgId', '=', orgId)
        .orderBy('position')
        .execute();
      return rows.map(({ key, ...row }) => ({
        id: String(row.position),
        ...presentMembers(row, 'position', 'orgId'),
        ...(row.kind === 'visitor' ? { key } : {}),
      }));
    },
    async remove(orgId, id) {
      if (!/^\d{1,15}$/.test(id)) return false;
      const { numDeletedRows } = await db
        .deleteFrom('keys')
        .where('orgId', '=', orgId)
        .where('position', '=', Number(id))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    find,
    organisationOf: async (kind, key) => (await find(kind, key))?.orgId,
    identitySecrets: (orgId, now) => keptKeys(orgId, 'identity', now),
    async markUsed(uses) {
      const [ids, times] = [uses.map(({ id }) => Number(id)), uses.map(({ at }) => at)];
      await sql`
        update keys set last_used_at = used.at
        from unnest(${ids}::bigint[], ${times}::bigint[]) as used (id, at)
        where position = used.id and coalesce(last_used_at, 0) < used.at`.execute(db);
    },
    visitorKey: async (orgId) => (await keptKeys(orgId, 'visitor'))[0],
  };
}

/** A visitor key is in pages anyway, and an identity secret comes encrypted; of the others only the digest. */
function keptForm(kind: KeyKind, key: string): string {
  return kind === 'visitor' || kind === 'identity' ? key : createHash('sha256').update(key).digest('hex');
}
