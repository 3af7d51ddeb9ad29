import { findEnginePrograms } from './embedded/engine-programs';
import { openEmbedded } from './embedded/open-embedded';
import type { Log } from './log';
import type { OpenedStore } from './opened-store';

export type { OpenedStore } from './opened-store';

/**
 * Opens the store: the embedded engine on a directory, or a PostgreSQL server that several instances share. Brings
 * its tables up to date. Throws a `StorageFailure` that says what to do.
 */
export async function openStore(
  options: { dataDir: string } | { databaseUrl: string },
  log: Log,
): Promise<OpenedStore> {
  if ('databaseUrl' in options) {
    const { openPostgres } = await import('./postgres/open-postgres');
    return openPostgres(options.databaseUrl, log);
  }
  return openEmbedded(options.dataDir, findEnginePrograms(), log);
}
