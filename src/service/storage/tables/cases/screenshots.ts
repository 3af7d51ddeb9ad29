import { sql, type Kysely } from 'kysely';
import type { Screenshots } from '../../../domain/cases/screenshot';
import type { Database } from '../../database';

export function createScreenshotsTable(db: Kysely<Database>): Screenshots {
  return {
    // As base64, as chunks of files are: the embedded engine takes ten times as long for the bytes themselves.
    async add({ bytes, ...screenshot }) {
      const text = Buffer.from(bytes).toString('base64');
      await db
        .insertInto('screenshots')
        .values({ ...screenshot, bytes: sql<Uint8Array>`decode(${text}, 'base64')` })
        .execute();
    },
    async get(id) {
      const row = await db
        .selectFrom('screenshots')
        .select(['id', 'caseId', 'type', 'at', sql<string>`encode(bytes, 'base64')`.as('text')])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return undefined;
      const { text, ...screenshot } = row;
      return { ...screenshot, bytes: Buffer.from(text, 'base64') };
    },
    async count(caseId) {
      const { count } = await db
        .selectFrom('screenshots')
        .select((is) => is.fn.countAll<number>().as('count'))
        .where('caseId', '=', caseId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}
