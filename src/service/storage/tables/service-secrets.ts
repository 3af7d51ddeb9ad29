import type { Kysely } from 'kysely';
import type { ServiceSecrets } from '../../domain/access/service-secrets';
import type { Database } from '../database';

export function createServiceSecretsTable(db: Kysely<Database>): ServiceSecrets {
  return {
    async kept(name, fresh) {
      await db
        .insertInto('serviceSecrets')
        .values({ name, secret: fresh })
        .onConflict((on) => on.column('name').doNothing())
        .execute();
      const row = await db
        .selectFrom('serviceSecrets')
        .select('secret')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return row.secret;
    },
  };
}
