import type { Bucket } from '../domain/cases/files/bucket';
import type { Clock } from '../domain/ports';
import type { Store } from '../storage/store';
import { findOrganisation } from './find-organisation';
import { UsageFault } from './usage';

export interface MoveFilesPorts {
  store: Pick<Store, 'files' | 'objectRemovals' | 'organisations'>;
  clock: Pick<Clock, 'now'>;
  bucket: Bucket | undefined;
}

const atOnce = 100;
/** Milliseconds, as for what is uploaded. */
const putWithin = 3_600_000;

const howToCall = 'Say where to: move-files bucket|database [organisation].';

/**
 * Moves the pieces of files from the database to the bucket or back, one by one, also beside a running service. Ends in the
 * middle without harm, and goes on when it is called again. Answers what to print.
 */
export async function moveFiles(words: string[], { store, clock, bucket }: MoveFilesPorts): Promise<string> {
  const [to, organisation] = words;
  if (to !== 'bucket' && to !== 'database') throw new UsageFault(howToCall);
  if (!bucket) throw new UsageFault('FILES_S3_URL and its keys must be set.');
  const orgId = organisation === undefined ? undefined : (await findOrganisation(store, organisation)).id;
  const { files, objectRemovals } = store;

  async function move(fileId: string, number: number, from: Bucket): Promise<boolean> {
    const chunk = await files.readChunk(fileId, number);
    if (!chunk) return false;
    if ('object' in chunk) {
      const bytes = to === 'database' ? await from.get(chunk.object) : undefined;
      return bytes !== undefined && files.relocate(fileId, number, chunk, { bytes });
    }
    if (to === 'database') return false;
    const object = from.nameFor(fileId, number, chunk.bytes);
    await objectRemovals.announce(object, clock.now() + putWithin);
    await from.put(object, chunk.bytes);
    const isMoved = await files.relocate(fileId, number, chunk, { object });
    if (!isMoved) await objectRemovals.giveUp(object);
    return isMoved;
  }

  let moved = 0;
  let left = 0;
  for (let after: { fileId: string; number: number } | undefined; ;) {
    const chunks = await files.chunksIn(to === 'bucket' ? 'database' : 'bucket', {
      orgId,
      after,
      most: atOnce,
    });
    for (const { fileId, number } of chunks) {
      if (await move(fileId, number, bucket)) moved += 1;
      else left += 1;
    }
    after = chunks.at(-1);
    if (!after) break;
  }
  const rest =
    left > 0
      ? `${left} changed meanwhile, went, or are missing in the bucket. Call it again to see what is left.\n`
      : '';
  const goneLater =
    to === 'database' && moved > 0
      ? 'Their objects are deleted by the running service, or after its next start.\n'
      : '';
  return `${moved} pieces of files are in the ${to} now.\n${rest}${goneLater}`;
}
