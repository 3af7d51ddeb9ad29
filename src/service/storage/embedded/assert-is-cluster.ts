import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Throws where the file is missing by which the engine knows its own: it would make a new database over what is left. */
export function assertIsCluster(directory: string): void {
  if (!existsSync(join(directory, 'PG_VERSION'))) throw new Error('the file PG_VERSION is missing');
}
