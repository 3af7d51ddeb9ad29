import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flush, flushFolder } from './flush-folder';

let folder: string;
let programs: string;
beforeEach(() => {
  programs = mkdtempSync(join(tmpdir(), 'chat-widget-programs-'));
  folder = mkdtempSync(join(tmpdir(), 'chat-widget-flush-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  for (const one of [folder, programs]) rmSync(one, { recursive: true });
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
  const all = ['base/1', 'base', ''].map((name) => statSync(join(folder, name)).ino);
  vi.stubEnv('PATH', programs);
  await flushFolder(folder);
  expect(flushed.splice(0)).toEqual(all);
  // One that may not be run.
  writeFileSync(join(programs, 'sync'), '#!/bin/sh', { mode: 0o600 });
  await flushFolder(folder);
  expect(flushed).toEqual(all);
});

test.skipIf(process.platform !== 'linux')(
  'a program that says that the disk failed is believed',
  async () => {
    writeFileSync(join(programs, 'sync'), '#!/bin/sh\nexit 1', { mode: 0o700 });
    vi.stubEnv('PATH', programs);
    await expect(flushFolder(folder)).rejects.toThrow('sync');
  },
);

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
