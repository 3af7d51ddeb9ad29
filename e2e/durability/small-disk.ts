import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A disk of its own for one folder, which can be filled; a name space of mounts goes with the process that holds it. */
export interface SmallDisk {
  /** Where everybody else finds the folder. */
  path: string;
  /** Takes the room that is left, but for so many megabytes. */
  fill(spare: number): Promise<void>;
  makeRoom(): Promise<void>;
  remove(): Promise<void>;
}

const unshare = ['--user', '--map-root-user', '--mount'];

/** Whether this system lets a process mount a disk for itself alone. */
export async function canMount(): Promise<boolean> {
  try {
    await run('unshare', [...unshare, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']);
    return true;
  } catch {
    return false;
  }
}

export async function createSmallDisk(megabytes: number): Promise<SmallDisk> {
  const script = `mount -t tmpfs -o size=${megabytes}m tmpfs /mnt && echo mounted && exec sleep infinity`;
  const holder = spawn('unshare', [...unshare, 'sh', '-c', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  const root = `/proc/${holder.pid}/root/mnt`;
  const ballast = join(root, 'ballast');
  return {
    path: join(root, 'data'),
    async fill(spare) {
      const file = await open(ballast, 'a');
      const block = Buffer.alloc(4096);
      let size = 0;
      try {
        for (;;) size += (await file.write(block)).bytesWritten;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
      await file.truncate(size - spare * 1_048_576);
      await file.close();
    },
    makeRoom: () => rm(ballast),
    async remove() {
      const ended = once(holder, 'exit');
      holder.kill('SIGKILL');
      await ended;
    },
  };
}
