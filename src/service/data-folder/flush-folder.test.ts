import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flush, flushFolder } from './flush-folder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chat-widget-flush-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

async function onSync(sync: (this: FileHandle) => Promise<void>) {
  const handle = await open(folder, 'r');
  vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync').mockImplementation(sync);
  await handle.close();
}

test('a folder reaches the disk also where Node is the only program, as in the smallest images', async () => {
  mkdirSync(join(folder, 'base'));
  writeFileSync(join(folder, 'base/1'), 'rows');
  const flushed: number[] = [];
  await onSync(async function (this: FileHandle) {
    flushed.push((await this.stat()).ino);
  });
  vi.stubEnv('PATH', folder);
  await flushFolder(folder);
  expect(flushed).toEqual(['base/1', 'base', ''].map((name) => statSync(join(folder, name)).ino));
});

test('a file system that can flush no folder is taken as it is, one that fails is not, nor one that flushes no file', async () => {
  const file = join(folder, '1');
  writeFileSync(file, 'rows');
  const code = { is: 'EINVAL' };
  await onSync(() => Promise.reject(Object.assign(new Error(code.is), { code: code.is })));
  await flush(folder);
  await expect(flush(file)).rejects.toThrow('EINVAL');
  code.is = 'EIO';
  await expect(flush(folder)).rejects.toThrow('EIO');
});
