import {
  mkdir,
  chown,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
  type FileHandle,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Encryption } from '../domain/ports';
import { loadEncryption, rotateSecretsKey } from './secrets-key';

let dataDir: string;
const made: string[] = [];
const none = { secretsKeysBefore: [] };

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'secrets-key-'));
  made.push(dataDir);
});
afterAll(() => Promise.all(made.map((one) => rm(one, { recursive: true }))));

function load(): Promise<Encryption> {
  return loadEncryption({ dataDir, ...none });
}

test('a key is made once, for its owner alone', async () => {
  const encrypted = (await load()).encrypt('amber', 'test');
  expect((await load()).decrypt(encrypted, 'test')).toBe('amber');
  expect((await stat(join(dataDir, 'secrets.key'))).mode & 0o777).toBe(0o600);
});

test('a rotation encrypts under a new key, and leaves the one before open to nobody', async () => {
  const before = await load();
  let encrypted = before.encrypt('amber', 'test');
  const count = await rotateSecretsKey({ dataDir, ...none }, async (encryption) => {
    encrypted = encryption.encrypt(encryption.decrypt(encrypted, 'test'), 'test');
    return 1;
  });
  expect(count).toBe(1);
  expect((await load()).decrypt(encrypted, 'test')).toBe('amber');
  expect(() => before.decrypt(encrypted, 'test')).toThrow('another key');
  expect((await readFile(join(dataDir, 'secrets.key'), 'utf8')).trim().split('\n')).toHaveLength(1);
});

test('a rotation that is cut off loses nothing, whichever key was used', async () => {
  const before = (await load()).encrypt('amber', 'test');
  let after = '';
  const cut = rotateSecretsKey({ dataDir, ...none }, async (encryption) => {
    after = encryption.encrypt('amber', 'test');
    throw new Error('cut');
  });
  await expect(cut).rejects.toThrow('cut');
  const encryption = await load();
  expect([encryption.decrypt(before, 'test'), encryption.decrypt(after, 'test')]).toEqual(['amber', 'amber']);
});

test.skipIf(process.getuid?.() !== 0)('what root makes is the owner’s of the folder at once', async () => {
  await chown(dataDir, 1234, 1234);
  await load();
  const owners: number[] = [];
  async function readOwner() {
    owners.push((await stat(join(dataDir, 'secrets.key'))).uid);
  }
  await readOwner();
  // In which it may be killed.
  await rotateSecretsKey({ dataDir, ...none }, async () => readOwner().then(() => 0));
  expect(owners).toEqual([1234, 1234]);
});

test('a disk that is full when the key is made leaves no file that would stop the next start', async () => {
  const handle = await open(dataDir, 'r');
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const write = vi
    .spyOn(Object.getPrototypeOf(handle) as FileHandle, 'writeFile')
    .mockRejectedValueOnce(full);
  await handle.close();
  await expect(load()).rejects.toThrow('no space left');
  write.mockRestore();
  const encrypted = (await load()).encrypt('amber', 'test');
  expect((await load()).decrypt(encrypted, 'test')).toBe('amber');
});

test('a start that is killed while the key is made leaves no file that would stop the next one', async () => {
  let goOn: () => void = () => {};
  const handle = await open(dataDir, 'r');
  const write = vi
    .spyOn(Object.getPrototypeOf(handle) as FileHandle, 'writeFile')
    .mockReturnValueOnce(new Promise((resolve) => (goOn = resolve)));
  await handle.close();
  const killed = load();
  await expect.poll(() => write.mock.calls).toHaveLength(1);
  write.mockRestore();
  const encrypted = (await load()).encrypt('amber', 'test');
  expect((await load()).decrypt(encrypted, 'test')).toBe('amber');
  goOn();
  await killed;
});

test('of starts at the same moment one makes the key', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, load));
  const encrypted = all.map((one) => one.encrypt('amber', 'test'));
  for (const one of all) for (const each of encrypted) expect(one.decrypt(each, 'test')).toBe('amber');
  expect(await readdir(dataDir)).toEqual(['secrets.key']);
});

test('a key that can’t be read is named', async () => {
  await mkdir(join(dataDir, 'secrets.key'));
  await expect(load()).rejects.toThrow(`${join(dataDir, 'secrets.key')} can't be read: EISDIR`);
});

test('a file that holds no key stops the start', async () => {
  await writeFile(join(dataDir, 'secrets.key'), 'not a key\n');
  await expect(load()).rejects.toThrow('does not hold a key');
});

test('a power cut loses no key under which the database may have encrypted something', async () => {
  const handle = await open(dataDir, 'r');
  const namesOnDisk: string[] = [];
  const sync = vi
    .spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync')
    .mockImplementation(async function (this: FileHandle) {
      if ((await this.stat()).isDirectory()) namesOnDisk.push(...(await readdir(dataDir)));
    });
  await handle.close();
  await load();
  sync.mockRestore();
  expect(namesOnDisk).toContain('secrets.key');
});
