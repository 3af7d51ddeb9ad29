import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Keys } from '../../domain/ports';
import type { KeyKind } from '../../domain/records';
import type { Database } from '../database';

export function createKeys(db: Kysely<Database>): Keys {
  return {
    async add(orgId, kind, key) {
      await db
        .insertInto('keys')
        .values({ orgId, kind, key: keptForm(kind, key) })
        .execute();
    },
    async organisationOf(kind, key) {
      const row = await db
        .selectFrom('keys')
        .select('orgId')
        .where('kind', '=', kind)
        .where('key', '=', keptForm(kind, key))
        .executeTakeFirst();
      return row?.orgId;
    },
    async visitorKey(orgId) {
      const row = await db
        .selectFrom('keys')
        .select('key')
        .where('orgId', '=', orgId)
        .where('kind', '=', 'visitor')
        .orderBy('position')
        .limit(1)
        .executeTakeFirst();
      return row?.key;
    },
  };
}

/** A visitor key stands in pages anyway; of the secret ones nothing is kept that opens a door. */
function keptForm(kind: KeyKind, key: string): string {
  return kind === 'visitor' ? key : createHash('sha256').update(key).digest('hex');
}
