import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openCluster } from './open-cluster';

/**
 * Entry of the process that makes a cluster: it takes hundreds of megabytes and some seconds, which the service's own
 * process never gets back. The cluster appears in its place whole or not at all.
 */
const [, , unfinished = '', finished = ''] = process.argv;

try {
  const { pg } = await openCluster(unfinished);
  await pg.close();
  flushTree(unfinished);
  putInPlace();
  flush(dirname(finished));
} catch (error) {
  const { message, code, errno } = error as { message?: string; code?: string; errno?: number };
  process.stderr.write(JSON.stringify({ message, code, errno }));
  process.exitCode = 1;
}

function putInPlace(): void {
  try {
    renameSync(unfinished, finished);
  } catch (error) {
    // The process of a creation that was thought to be cut off has finished first.
    if (!existsSync(finished)) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function flushTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) flushTree(path);
    else if (entry.isFile()) flush(path);
  }
  flush(directory);
}

function flush(path: string): void {
  // A directory can't be opened for that on Windows, and its entries need no flush there.
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
