import { Failure } from '../../failure';
import type { Clock } from '../../ports';
import type { FairQueue } from '../../shares/fair-queue';
import type { Bucket } from './bucket';
import { chunkSize, type Files, type KeptChunk } from './files';
import type { ObjectRemovals } from './object-removals';

/** Where the bytes of files are kept. Those who store and read take turns, by their `share`. */
export interface FileBytes {
  /** Adds bytes that lie within one chunk behind those that are here; answers whether `offset` is still where they end. */
  append(piece: FilePiece): Promise<boolean>;
  /** Does so in the database while the bucket does not answer: of what nobody sends again. */
  appendAnyway(piece: FilePiece): Promise<boolean>;
  /** Wherever the chunk is. */
  readChunk(id: string, number: number, share: string): Promise<Uint8Array | undefined>;
}

export interface FilePiece {
  id: string;
  offset: number;
  bytes: Uint8Array;
  share: string;
}

export interface FileBytesPorts {
  store: {
    files: Pick<Files, 'append' | 'replace' | 'readChunk'>;
    objectRemovals: Pick<ObjectRemovals, 'announce' | 'giveUp'>;
  };
  clock: Clock;
  /** In which pieces are stored in the database and read from it. */
  moving: FairQueue;
  /** In which objects are put and read. */
  movingObjects: FairQueue;
  /** Objects that files were put into, at least before. */
  bucket?: Bucket | undefined;
}

/** Milliseconds after which an object that was announced is removed. A bucket may still store what it has not answered for. */
const putWithin = 3_600_000;

/** Keeps what comes in the bucket where there is one that is not read only. What is here is read from wherever it is. */
export function createBytes({ isReadOnly, ...ports }: FileBytesPorts & { isReadOnly: boolean }): FileBytes {
  const { bucket } = ports;
  const readChunk = createChunkReading(ports);
  const toDatabase = createAppendToDatabase(ports, readChunk);
  const append = bucket && !isReadOnly ? createAppendToBucket({ ...ports, bucket }, readChunk) : toDatabase;
  return {
    readChunk,
    append,
    async appendAnyway(piece) {
      try {
        return await append(piece);
      } catch (error) {
        if (!(error instanceof Failure && error.reason === 'outage') || append === toDatabase) throw error;
        return toDatabase(piece);
      }
    },
  };
}

type Append = FileBytes['append'];
type ReadChunk = FileBytes['readChunk'];

function createAppendToDatabase(
  { store, clock, moving, bucket }: FileBytesPorts,
  readChunk: ReadChunk,
): Append {
  return async ({ id, offset, bytes, share }) => {
    const number = Math.floor(offset / chunkSize);
    // Only of one that began while files were put into the bucket.
    const begun = bucket && offset % chunkSize > 0 ? await store.files.readChunk(id, number) : undefined;
    if (!begun || 'bytes' in begun)
      return moving.inTurn({ share }, () => store.files.append(id, offset, bytes, clock.now()));
    const whole = wholeChunk(await readChunk(id, number, share), offset, bytes);
    return (
      whole !== undefined &&
      moving.inTurn({ share }, () =>
        store.files.replace({ id, offset, length: bytes.byteLength, at: clock.now() }, { bytes: whole }),
      )
    );
  };
}

/**
 * An object for each chunk, which is put again under another name when it grows. Nothing is put
 * that the database does not know of, so that nothing stays there when the service ends in between.
 */
function createAppendToBucket(
  { store, clock, movingObjects, bucket }: FileBytesPorts & { bucket: Bucket },
  readChunk: ReadChunk,
): Append {
  return async ({ id, offset, bytes, share }) => {
    const number = Math.floor(offset / chunkSize);
    const begun = offset % chunkSize > 0 ? await readChunk(id, number, share) : new Uint8Array();
    const whole = wholeChunk(begun, offset, bytes);
    if (!whole) return false;
    const object = bucket.nameFor(id, number, whole);
    await store.objectRemovals.announce(object, clock.now() + putWithin);
    await movingObjects.inTurn({ share }, () => bucket.put(object, whole));
    const grown = { id, offset, length: bytes.byteLength, at: clock.now() };
    const isKept = await store.files.replace(grown, { object });
    if (!isKept) await store.objectRemovals.giveUp(object);
    return isKept;
  };
}

/** `undefined` where the chunk does not end at `offset` any more. */
function wholeChunk(
  begun: Uint8Array | undefined,
  offset: number,
  bytes: Uint8Array,
): Uint8Array | undefined {
  if (begun?.byteLength !== offset % chunkSize) return undefined;
  if (begun.byteLength === 0) return bytes;
  const whole = new Uint8Array(begun.byteLength + bytes.byteLength);
  whole.set(begun);
  whole.set(bytes, begun.byteLength);
  return whole;
}

function createChunkReading({ store, moving, movingObjects, bucket }: FileBytesPorts): ReadChunk {
  async function read(object: string, share: string): Promise<Uint8Array> {
    if (!bucket) throw new Failure('outage', 'The bucket of this file is not set up.');
    const bytes = await movingObjects.inTurn({ share }, () => bucket.get(object));
    if (!bytes) throw new Failure('notFound');
    return bytes;
  }
  return async (id, number, share) => {
    const chunk: KeptChunk | undefined = await moving.inTurn({ share }, () =>
      store.files.readChunk(id, number),
    );
    return chunk && ('bytes' in chunk ? chunk.bytes : read(chunk.object, share));
  };
}
