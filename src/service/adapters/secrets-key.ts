import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const bytes = 32;
const file = 'secrets.key';

/** 32 bytes, in base64 or in hex. */
export function parseSecretsKey(text: string): Buffer | undefined {
  const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  return key.length === bytes ? key : undefined;
}

/** The key that is kept beside the data, for its owner alone; made where there is none. */
export async function loadSecretsKey(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, file);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    const made = await open(path, 'wx', 0o600);
    await made.writeFile(`${randomBytes(bytes).toString('base64')}\n`);
    await made.sync();
    await made.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = parseSecretsKey((await readFile(path, 'utf8')).trim());
  if (!key) throw new Error(`${path} does not hold a key. Restore it, or set SECRETS_KEY.`);
  return key;
}
