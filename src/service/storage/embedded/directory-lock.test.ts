import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockDirectory } from './directory-lock';

describe('the lock of a directory', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'chat-widget-lock-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  /** Another process that listens in the directory as a service does. */
  async function startHolder() {
    const program = `require('net').createServer().listen(process.argv[1], () => console.log('locked'))`;
    const holder = spawn(process.execPath, ['-e', program, join(directory, 'in-use-12345678')]);
    await once(holder.stdout, 'data');
    return {
      async kill() {
        holder.kill('SIGKILL');
        await once(holder, 'exit');
      },
    };
  }

  test('keeps a second one out until it is released', async () => {
    const lock = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(/in use by another running service/);
    await lock.release();
    await (await lockDirectory(directory)).release();
    expect(readdirSync(directory)).toEqual([]);
  });

  test('keeps another process out, and takes over once that was killed', async () => {
    const holder = await startHolder();
    await expect(lockDirectory(directory)).rejects.toThrow(/in use/);
    await holder.kill();
    expect(readdirSync(directory)).toEqual(['in-use-12345678']);
    const lock = await lockDirectory(directory);
    expect(readdirSync(directory)).toHaveLength(1);
    await lock.release();
  });

  test.skipIf(process.getuid?.() !== 0)('of root lets the owner of the folder ask for it', async () => {
    chownSync(directory, 12_345, 12_346);
    const lock = await lockDirectory(directory);
    const [name = ''] = readdirSync(directory);
    expect(lstatSync(join(directory, name))).toMatchObject({ uid: 12_345, gid: 12_346 });
    await lock.release();
  });

  test('is never had by two that start at once', async () => {
    for (let round = 0; round < 20; round += 1) {
      const both = await Promise.allSettled([lockDirectory(directory), lockDirectory(directory)]);
      const had = both.filter((one) => one.status === 'fulfilled');
      expect(had.length).toBeLessThan(2);
      await Promise.all(had.map((one) => one.value.release()));
    }
  });

  test.skipIf(process.platform !== 'linux')(
    'works in a directory whose path is longer than a socket may have',
    async () => {
      const deep = join(directory, 'd'.repeat(120));
      mkdirSync(deep);
      const lock = await lockDirectory(deep);
      await expect(lockDirectory(deep)).rejects.toThrow(/in use/);
      await lock.release();
    },
  );
});
