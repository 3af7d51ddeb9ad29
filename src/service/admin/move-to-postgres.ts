import { join } from 'node:path';
import type { Config } from '../config';
import { moveDatabase } from '../storage/move/move-database';
import type { Log } from '../storage/log';
import { openFolder } from './open-folder';
import { UsageFault } from './usage';

/** Copies the embedded database of DATA_DIR into the PostgreSQL of DATABASE_URL. Answers what to print. */
export async function moveToPostgres(
  config: Pick<
    Config,
    'dataDir' | 'copiesBeforeUpgrade' | 'databaseUrl' | 'databaseDirectUrl' | 'secretsKey'
  >,
  log: Log,
): Promise<string> {
  const { dataDir, databaseUrl, databaseDirectUrl, secretsKey } = config;
  if (databaseUrl === undefined)
    throw new UsageFault(
      'Set DATABASE_URL to an empty PostgreSQL database, and DATA_DIR to the folder to move.',
    );
  const source = await openFolder(config, log);
  try {
    const tables = await moveDatabase(source.db, databaseDirectUrl ?? databaseUrl, log);
    const lines = tables.map(({ name, rows }) => `  ${name}: ${rows}\n`);
    return (
      `Everything is in PostgreSQL. Rows and checksums of each table agree:\n${lines.join('')}` +
      `Start the service with DATABASE_URL from now on. ${adviceOn(secretsKey, dataDir)}` +
      `The embedded database in ${dataDir} is unchanged.\n`
    );
  } finally {
    await source.stop();
  }
}

function adviceOn(secretsKey: Buffer | undefined, dataDir: string): string {
  if (secretsKey !== undefined) return 'Keep SECRETS_KEY as it is. ';
  return (
    `Secrets stay encrypted with ${join(dataDir, 'secrets.key')}: keep DATA_DIR, or, for several instances, set SECRETS_KEY ` +
    'to the content of that file. '
  );
}
