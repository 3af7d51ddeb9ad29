import type { Kysely } from 'kysely';
import type { Screenshots } from '../../domain/cases/screenshot';
import type { Database } from '../database';

export function createScreenshotsTable(db: Kysely<Database>): Screenshots {
  return {
    async add(screenshot) {
      await db.insertInto('screenshots').values(screenshot).execute();
    },
    get(id) {
      return db.selectFrom('screenshots').selectAll().where('id', '=', id).executeTakeFirst();
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
