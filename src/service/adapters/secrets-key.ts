import { randomBytes } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { copyFile, link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Encryption } from '../domain/ports';
import { flush } from '../data-folder/flush-folder';
import { giveToOwnerOf } from '../data-folder/keep-to-owner';
import { createEncryption } from './encryption';

const bytes = 32;
const file = 'secrets.key';

export interface EncryptionOptions {
  dataDir: string;
  /** In the place of the one that is kept in `dataDir`. */
  secretsKey?: Buffer;
  /** They decrypt, and encrypt nothing more. */
  secretsKeysBefore: Buffer[];
}

/** 32 bytes, in base64 or in hex. */
export function parseSecretsKey(text: string): Buffer | undefined {
  const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  return key.length === bytes ? key : undefined;
}

/** Encrypts under the key of the environment, else under one that is made beside the data and that its owner alone reads. */
export async function loadEncryption({
  dataDir,
  secretsKey,
  secretsKeysBefore,
}: EncryptionOptions): Promise<Encryption> {
  const keys = secretsKey ? [secretsKey] : await loadSecretsKeys(dataDir);
  return createEncryption([...keys, ...secretsKeysBefore]);
}

/**
 * Puts a new key in the place of the one beside the data, once `reencrypt` has encrypted everything under it. Whenever this is
 * cut off, the file holds every key that something may be encrypted under.
 */
export async function rotateSecretsKey(
  { dataDir, secretsKeysBefore }: EncryptionOptions,
  reencrypt: (encryption: Encryption) => Promise<number>,
): Promise<number> {
  const fresh = randomBytes(bytes);
  const keys = [fresh, ...(await loadSecretsKeys(dataDir))];
  await replaceKeys(dataDir, keys);
  const count = await reencrypt(createEncryption([...keys, ...secretsKeysBefore]));
  await replaceKeys(dataDir, [fresh]);
  return count;
}

/** One a line; the first encrypts. */
async function loadSecretsKeys(dataDir: string): Promise<Buffer[]> {
  const path = join(dataDir, file);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(path)) await makeKey(path);
  const lines = (await readKeys(path)).trim().split('\n');
  const keys = lines.map((line) => parseSecretsKey(line.trim())).filter((key) => key !== undefined);
  if (keys.length !== lines.length) {
    throw new Error(`${path} does not hold a key. Restore it, or set SECRETS_KEY.`);
  }
  return keys;
}

/** A disk that fails to read says so without a name. */
async function readKeys(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new Error(`${path} can't be read: ${(error as Error).message}`, { cause: error });
  }
}

/** By way of a file beside it: a start that is killed leaves none without a key, and of several that start at once one makes it. */
async function makeKey(path: string): Promise<void> {
  const beside = besideOf(path);
  await writeKeys(beside, [randomBytes(bytes)]);
  try {
    // Some file systems have no links.
    await link(beside, path).catch(() => copyFile(beside, path, constants.COPYFILE_EXCL));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(beside, { force: true });
  }
  await flushKeys(path);
}

/** With its name: the database may keep what is encrypted under the key through a power cut. */
async function flushKeys(path: string): Promise<void> {
  await flush(path);
  await flush(dirname(path));
}

function besideOf(path: string): string {
  return `${path}.${randomBytes(6).toString('hex')}`;
}

async function replaceKeys(dataDir: string, keys: Buffer[]): Promise<void> {
  const path = join(dataDir, file);
  const beside = besideOf(path);
  await writeKeys(beside, keys);
  await rename(beside, path);
  await flushKeys(path);
}

/** Throws where the file is there. Leaves none that lacks a key, as on a full disk: the next start would take it for a damaged one. */
async function writeKeys(path: string, keys: Buffer[]): Promise<void> {
  const made = await open(path, 'wx', 0o600);
  try {
    // The service could not start otherwise.
    giveToOwnerOf(dirname(path), path);
    await made.writeFile(keys.map((key) => `${key.toString('base64')}\n`).join(''));
    await made.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await made.close();
  }
}
