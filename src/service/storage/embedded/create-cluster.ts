import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Makes a cluster in a process of its own; whoever calls holds the directory's lock. */
export async function createCluster(cluster: string, program: URL): Promise<void> {
  const unfinished = `${cluster}-unfinished`;
  // Left behind by a creation that was cut off.
  await rm(unfinished, { recursive: true, force: true });
  try {
    await run(process.execPath, [fileURLToPath(program), unfinished, cluster]);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw asTold((error as { stderr?: string }).stderr, error);
  }
}

/** The child tells its error as JSON; one that was killed tells none. */
function asTold(output: string | undefined, error: unknown): Error {
  try {
    const { message, code } = JSON.parse(output ?? '') as { message: string; code?: string };
    return Object.assign(new Error(message), { code });
  } catch {
    return new Error(`The database could not be made: ${output || String(error)}`, { cause: error });
  }
}
