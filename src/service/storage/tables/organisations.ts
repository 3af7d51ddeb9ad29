import type { Kysely } from 'kysely';
import type { Organisations } from '../../domain/ports';
import type { Database } from '../database';

export function createOrganisations(db: Kysely<Database>): Organisations {
  return {
    async add(organisation) {
      await db.insertInto('organisations').values(organisation).execute();
    },
    get(id) {
      return db.selectFrom('organisations').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
    },
  };
}
