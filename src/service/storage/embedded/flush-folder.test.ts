import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { flushFolder } from './flush-folder';

const folder = mkdtempSync(join(tmpdir(), 'chat-widget-flush-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a folder reaches the disk also where Node is the only program, as in the smallest images', async () => {
  mkdirSync(join(folder, 'base'));
  writeFileSync(join(folder, 'base/1'), 'rows');
  const handle = await open(folder, 'r');
  const flushed: number[] = [];
  const sync = vi
    .spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync')
    .mockImplementation(async function (this: FileHandle) {
      flushed.push((await this.stat()).ino);
    });
  await handle.close();
  vi.stubEnv('PATH', folder);
  await flushFolder(folder);
  sync.mockRestore();
  expect(flushed).toEqual(['base/1', 'base', ''].map((name) => statSync(join(folder, name)).ino));
});
