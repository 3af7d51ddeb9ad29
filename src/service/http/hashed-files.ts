import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { acceptedIn } from './compressed-text';
import type { Sendable } from './send-text';

const encodings = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** Whether the name of a file has a hash of its content, or its folder is named by one of all that is in it. */
export function isHashed(path: string): boolean {
  return /-[\w-]{8}\.\w+$|(^|\/)[\da-f]{8}\/[^/]+$/.test(path);
}

const typeOf: Partial<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

export interface HashedFile extends Sendable {
  type: string;
}

/** Finds one of the scripts and style sheets of a folder by its path there. */
export type HashedFiles = (path: string) => HashedFile | undefined;

/**
 * The scripts and style sheets of a folder whose paths hold a hash of their content, each read once. A visitor who opens the chat,
 * or an agent the console, waits for them, and should not wait for a disk, or for passwords, whose hashing fills the threads that
 * read files.
 */
export async function readHashedFiles(folder: string): Promise<HashedFiles> {
  const files = await readdir(folder, { recursive: true });
  const names = new Set(files.map((file) => file.replaceAll(sep, '/')));
  const bodies = new Map<string, Promise<Buffer>>();

  function read(name: string): Promise<Buffer> {
    const body = bodies.get(name) ?? readFile(join(folder, name));
    bodies.set(name, body);
    body.catch(() => bodies.delete(name));
    return body;
  }

  return (name) => {
    const type = typeOf[extname(name)];
    if (type === undefined || !isHashed(name) || !names.has(name)) return undefined;
    return {
      type,
      etag: `W/"${name}"`,
      async encodedFor(acceptEncoding) {
        const accepted = acceptedIn(acceptEncoding);
        const best = encodings.find(
          ({ encoding, ending }) => accepted.includes(encoding) && names.has(`${name}${ending}`),
        );
        if (!best) return { body: await read(name) };
        return { encoding: best.encoding, body: await read(`${name}${best.ending}`) };
      },
    };
  };
}
