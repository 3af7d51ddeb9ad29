import { loadEncryption, rotateSecretsKey } from '../adapters/secrets-key';
import { storePlace, type Config } from '../config';
import { reencrypt } from '../storage/encryption/reencrypt';
import type { Log } from '../storage/log';
import { openStore } from '../storage/open-store';
import { isServed } from '../storage/postgres/is-served';
import { UsageFault } from './usage';

/** A key of the environment is changed there; one beside the data is made again here. Returns what to print. */
export async function rotateKey(config: Config, log: Log): Promise<string> {
  const { dataDir, databaseUrl, databaseDirectUrl = databaseUrl, secretsKey } = config;
  // It would encrypt under the former key, which nobody has any more.
  if (secretsKey === undefined && databaseDirectUrl !== undefined && (await isServed(databaseDirectUrl, log)))
    throw new UsageFault('A service uses this database, and would go on with the former key. Stop it first.');
  const { db, stop } = await openStore(await storePlace(config), log);
  try {
    if (secretsKey === undefined) {
      const count = await rotateSecretsKey(config, (encryption) => reencrypt(db, encryption));
      return `A new key is in ${dataDir}; ${count} secrets are encrypted under it. Keep it with the backups.\n`;
    }
    const count = await reencrypt(db, await loadEncryption(config));
    return `${count} secrets are encrypted again, under SECRETS_KEY. You can remove SECRETS_KEYS_BEFORE.\n`;
  } finally {
    await stop();
  }
}
