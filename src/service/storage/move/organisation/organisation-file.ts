import { createReadStream } from 'node:fs';
import { StorageFailure } from '../../storage-failure';
import type { TextRow } from '../rows-as-text';
import type { Summary } from '../summarize';

/** First line of the file: whose rows follow, and of which tables. */
export interface FileHead {
  format: typeof fileFormat;
  orgId: number;
  name: string;
  /** The migrations of the tables, which the target has too. */
  migrations: string[];
  tables: { name: string; columns: string[] }[];
  /** Of its keys, in their order. Not in files of older versions. */
  keyIds?: string[];
}

/** Lines between: rows of a table, in the order of the tables. */
export type FileRows = [table: string, ...rows: TextRow[]];

/** Last line: without it the file is cut. */
export interface FileEnd {
  /** Of what each table has in the file. */
  sums: Record<string, Summary>;
  /** Of what only people change. */
  quietSums: Record<string, Summary>;
}

export const fileFormat = 'chat-widget organisation 1';

/** Reads the whole file once, a line at a time, and its head and end before anything is done with it. */
export async function readHeadAndEnd(path: string): Promise<{ head: FileHead; end: FileEnd }> {
  let head: FileHead | undefined;
  let last = '';
  for await (const line of linesOf(path)) {
    if (head === undefined) {
      head = parse<FileHead>(line);
      if (head?.format !== fileFormat)
        throw new StorageFailure(`${path} is no export of an organisation that this version reads.`);
    }
    last = line;
  }
  const end = parse<FileEnd>(last);
  if (!head || !end?.sums)
    throw new StorageFailure(`${path} is incomplete: its end is missing. Export again.`);
  return { head, end };
}

/** The rows, a portion at a time. */
export async function* readFileRows(path: string): AsyncGenerator<FileRows> {
  for await (const line of linesOf(path)) {
    const found = parse<FileRows>(line);
    if (Array.isArray(found)) yield found;
  }
}

/** Not by `readline`, which from Node 24 on also ends lines at U+2028 and U+2029: visitors may write them, and JSON keeps them as they are. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let begun: string[] = [];
  for await (const piece of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const [first = '', ...others] = piece.split('\n');
    begun.push(first);
    for (const other of others) {
      yield begun.join('');
      begun = [other];
    }
  }
  const last = begun.join('');
  if (last) yield last;
}

function parse<Line>(line: string): Line | undefined {
  try {
    return JSON.parse(line) as Line;
  } catch {
    return undefined;
  }
}
