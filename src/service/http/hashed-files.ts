import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { acceptedIn } from './compressed-text';
import type { Sendable } from './send-text';

const encodings = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** Whether the name of a file, or of the folder that it is in, is a hash of its content and that of its neighbours. */
export function isHashed(path: string): boolean {
  return /-[\w-]{8}\.\w+$|(^|\/)[\da-f]{8}\/[^/]+$/.test(path);
}

/** Finds one of the scripts of a folder by its path there. */
export type HashedScripts = (path: string) => Sendable | undefined;

/**
 * The scripts of a folder whose paths hold a hash of their content, each read once. A visitor who opens the chat waits for
 * them, and should not wait for a disk, or for passwords, whose hashing fills the threads that read files.
 */
export async function readHashedScripts(folder: string): Promise<HashedScripts> {
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
    if (!name.endsWith('.js') || !isHashed(name) || !names.has(name)) return undefined;
    return {
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
