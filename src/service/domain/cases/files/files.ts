/** A file that a visitor or an agent sends, or is still sending. */
export interface KeptFile {
  /** Unguessable: anyone who has it may read the file. */
  id: string;
  caseId: string;
  sender: FileSender;
  /** What its sender calls the upload: the same one is never begun twice. */
  uploadId: string;
  name: string;
  size: number;
  /** Bytes that are here. */
  received: number;
  /** Known once the beginning is here. */
  type?: string;
  /** When it was begun, and once it is whole, when that was. */
  at: number;
}

export type FileSender = 'visitor' | 'agent';

/** Bytes of each piece that is stored, but the last. The embedded engine is one connection, which no piece may hold for long. */
export const chunkSize = 256 * 1024;

/** Bytes of a part that is cut off below which its end is not kept: each part rewrites its chunk. */
export const smallestRemainder = 8 * 1024;

/** Bytes that are written where a part is added to a chunk that has others: the whole chunk is stored again. */
export function bytesWritten(offset: number, length: number): number {
  return length === 0 ? 0 : (offset % chunkSize) + length;
}

/** Where the bytes of a chunk are: with its row, or in an object of the bucket. */
export type KeptChunk = { bytes: Uint8Array } | { object: string };

export interface ChunkKey {
  fileId: string;
  number: number;
}

/** Bytes that lie within one chunk, behind those that are here. */
export interface Grown {
  id: string;
  offset: number;
  /** Bytes that come to it. */
  length: number;
  at: number;
}

export interface Files {
  add(file: KeptFile): Promise<void>;
  get(id: string): Promise<KeptFile | undefined>;
  byUpload(caseId: string, sender: FileSender, uploadId: string): Promise<KeptFile | undefined>;
  /** Whole ones of the case among these ids. */
  whole(caseId: string, ids: string[]): Promise<KeptFile[]>;
  count(caseId: string, sender: FileSender): Promise<number>;
  /**
   * Adds bytes that lie within one chunk behind those that are here; answers whether `offset` is still where they end.
   */
  append(id: string, offset: number, bytes: Uint8Array, at: number): Promise<boolean>;
  /** Does so where `chunk` is the whole chunk then. An object must have been announced, and is then no longer to be removed. */
  replace(grown: Grown, chunk: KeptChunk): Promise<boolean>;
  /** Says what it is, once its beginning is here. */
  identify(id: string, as: { name: string; type: string }): Promise<void>;
  readChunk(id: string, number: number): Promise<KeptChunk | undefined>;
  /** Puts the same bytes elsewhere, an object as by `replace`; answers whether the chunk is still as it was `before`. */
  relocate(id: string, number: number, before: KeptChunk, after: KeptChunk): Promise<boolean>;
  /** Chunks that are in that place, in order; all organisations', where none is named. */
  chunksIn(
    place: 'bucket' | 'database',
    page: { orgId: number | undefined; after: ChunkKey | undefined; most: number },
  ): Promise<ChunkKey[]>;
  /** Whether any is in a bucket, in whole or in part. */
  areInBucket(): Promise<boolean>;
  /** Whether a message of its case says its link. */
  isCarried(file: KeptFile): Promise<boolean>;
  remove(id: string): Promise<void>;
  /**
   * Removes what nobody went on with, or no message carries, since that time; and all of widgets that are gone. `from`: whole files
   * of earlier times were looked at before, and messages carry those that are left.
   */
  removeAbandoned(before: number, from?: number): Promise<void>;
}
