import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { FoundKey, KeyKind, Keys } from '../../domain/access/keys';
import type { Database } from '../database';
import { storable } from '../storable';

export function createKeysTable(db: Kysely<Database>): Keys {
  /** Of a kind that is kept as it is, oldest first. */
  async function keptKeys(orgId: number, kind: 'visitor' | 'identity'): Promise<string[]> {
    const rows = await db
      .selectFrom('keys')
      .select('key')
      .where('orgId', '=', orgId)
      .where('kind', '=', kind)
      .orderBy('position')
      .execute();
    return rows.map(({ key }) => key);
  }

  async function find(kind: KeyKind, key: string): Promise<FoundKey | undefined> {
    const row = await db
      .selectFrom('keys')
      .select(['position', 'orgId', 'name'])
      .where('kind', '=', kind)
      .where('key', '=', keptForm(kind, key))
      .executeTakeFirst();
    return row && { id: String(row.position), orgId: row.orgId, name: row.name };
  }

  return {
    async add(orgId, kind, key, { name = '', createdAt = 0 } = {}) {
      const row = await db
        .insertInto('keys')
        .values({ orgId, kind, key: keptForm(kind, key), name: String(storable(name)), createdAt })
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
      return rows.map(({ position, kind, key, name, createdAt }) => ({
        id: String(position),
        kind,
        name,
        createdAt,
        ...(kind === 'visitor' ? { key } : {}),
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
    identitySecrets: (orgId) => keptKeys(orgId, 'identity'),
    visitorKey: async (orgId) => (await keptKeys(orgId, 'visitor'))[0],
  };
}

/** A visitor key stands in pages anyway, and an identity secret opens nothing; of the others only what opens nothing. */
function keptForm(kind: KeyKind, key: string): string {
  return kind === 'visitor' || kind === 'identity' ? key : createHash('sha256').update(key).digest('hex');
}
