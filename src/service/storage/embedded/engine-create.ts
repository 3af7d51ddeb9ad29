import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { flush, flushTree } from '../../data-folder/flush-folder';
import { openCluster } from './open-cluster';

/**
 * Entry of the process that makes a cluster: it takes hundreds of megabytes and some seconds, which the service's own
 * process never gets back. The cluster appears in its place whole or not at all.
 */
const [, , unfinished = '', finished = ''] = process.argv;

try {
  const { pg } = await openCluster(unfinished);
  await pg.close();
  await flushTree(unfinished);
  putInPlace();
  await flush(dirname(finished));
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
