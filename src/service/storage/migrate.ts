import { Migrator, type Kysely } from 'kysely';
import type { Database } from './database';
import { annotations } from './migrations/2026-11-21-labels-and-variables';
import { firstTables } from './migrations/2026-11-18-first-tables';
import { identitySecrets } from './migrations/2026-11-21-identity-secrets';
import { outbox } from './migrations/2026-11-20-outbox';
import { provisioningAndLogs } from './migrations/2026-11-19-provisioning-and-logs';

/** In the order of their names; one that has been released never changes. */
export const migrations = {
  '2026-11-first-tables': firstTables,
  '2026-11-provisioning-and-logs': provisioningAndLogs,
  '2026-11-webhooks-and-bots': outbox,
  '2026-12-identity-secrets': identitySecrets,
  '2026-12-labels-and-operator-variables': annotations,
};

/** Brings the tables up to date. Instances that start together wait for each other. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
