import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import type { Log } from '../storage/log';
import { openStore, type OpenedStore } from '../storage/open-store';
import { UsageFault } from './usage';

/** Opens the embedded database of `DATA_DIR`, of an older version as the service does. Throws `UsageFault` where there is none: the service would make one. */
export async function openFolder(
  { dataDir, copiesBeforeUpgrade }: Pick<Config, 'dataDir' | 'copiesBeforeUpgrade'>,
  log: Log,
): Promise<OpenedStore> {
  if (!existsSync(join(dataDir, 'postgres')))
    throw new UsageFault(`There is no embedded database in ${dataDir}.`);
  return openStore({ dataDir, withoutCopy: !copiesBeforeUpgrade }, log);
}
