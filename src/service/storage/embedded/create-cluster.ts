import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { giveToOwnerOf } from '../../data-folder/keep-to-owner';

const unfinishedMark = '-unfinished-';
const run = promisify(execFile);

/** Makes a cluster in a process of its own; the caller holds the directory's lock. */
export async function createCluster(cluster: string, program: URL): Promise<void> {
  await removeUnfinished(cluster);
  // A name of its own: the process of a creation that was cut off may still be at work.
  const unfinished = `${cluster}${unfinishedMark}${randomUUID().slice(0, 8)}`;
  // The engine would let everyone on the machine read what visitors write.
  await mkdir(unfinished, { mode: 0o700 });
  // What the engine makes there goes to the owner of that folder.
  giveToOwnerOf(dirname(cluster), unfinished);
  try {
    await run(process.execPath, [fileURLToPath(program), unfinished, cluster]);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw readError(error as Ended);
  }
}

/** Left behind by a creation that was cut off. */
async function removeUnfinished(cluster: string): Promise<void> {
  const folder = dirname(cluster);
  for (const name of await readdir(folder)) {
    if (name.startsWith(basename(cluster) + unfinishedMark)) {
      await rm(join(folder, name), { recursive: true, force: true });
    }
  }
}

interface Ended {
  signal?: string;
  stderr?: string;
}

/** The child writes its error as JSON; one that was killed writes none. */
function readError(ended: Ended): Error {
  const { signal, stderr = '' } = ended;
  if (signal)
    return new Error(
      `what creates it was ended by ${signal}, as systems do where memory is short. It needs 900 MB for some seconds`,
      { cause: ended },
    );
  try {
    const { message, ...codes } = JSON.parse(stderr) as { message?: string; code?: string; errno?: number };
    return Object.assign(new Error(message ?? `error ${codes.errno}`), codes);
  } catch {
    return new Error(stderr || String(ended), { cause: ended });
  }
}
