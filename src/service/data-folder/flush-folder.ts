import { execFile } from 'node:child_process';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Waits until a folder is on the disk with all in it. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform !== 'linux') return flushTree(folder);
  try {
    // Its whole file system, by a process of its own: it may take seconds, in which the service goes on.
    await run('sync', ['-f', folder]);
  } catch (error) {
    // A program that ran and failed has a number. The smallest images have no other program than Node, and some systems let none be run.
    if (typeof (error as NodeJS.ErrnoException).code !== 'string') throw error;
    await flushTree(folder);
  }
}

/** The same, one file after the other. */
export async function flushTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await flushTree(path);
    else if (entry.isFile()) await flush(path);
  }
  await flush(folder);
}

/** Waits until one file is on the disk, or the names in a folder. */
export async function flush(path: string): Promise<void> {
  // A folder can't be opened for that on Windows, and its entries need no flush there.
  if (process.platform === 'win32') return;
  const opened = await open(path, 'r');
  try {
    await opened.sync();
  } catch (error) {
    if (!isUnflushable(error) || !(await opened.stat()).isDirectory()) throw error;
  } finally {
    await opened.close();
  }
}

/** Some file systems can't flush a folder. */
function isUnflushable(error: unknown): boolean {
  return ['EINVAL', 'ENOTSUP', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');
}
