import { findEnginePrograms } from './embedded/engine-programs';
import { openEmbedded, type EmbeddedPlace } from './embedded/open-embedded';
import type { Log } from './log';
import type { OpenedStore } from './opened-store';
import type { PostgresAddresses } from './postgres/open-postgres';

export type { OpenedStore } from './opened-store';

/**
 * Opens the store: the embedded engine on a directory, or a PostgreSQL server that several instances share. Brings
 * its tables up to date. Throws a `StorageFailure` that says what to do.
 */
export async function openStore(place: EmbeddedPlace | PostgresAddresses, log: Log): Promise<OpenedStore> {
  if ('databaseUrl' in place) {
    const { openPostgres } = await import('./postgres/open-postgres');
    return openPostgres(place, log);
  }
  return openEmbedded(place, findEnginePrograms(), log);
}
