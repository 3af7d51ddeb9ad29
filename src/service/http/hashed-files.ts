import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptedIn } from './compressed-text';
import type { Sendable } from './send-text';

const encodings = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** Whether the name of a file holds a hash of its content. */
export function isHashed(name: string): boolean {
  return /-[\w-]{8}\.\w+$/.test(name);
}

/** Finds one of the scripts of a folder by its name. */
export type HashedScripts = (name: string) => Sendable | undefined;

/**
 * The scripts of a folder whose names hold a hash of their content, each read once. A visitor who opens the chat waits for
 * them, and should not wait for a disk, or for passwords, whose hashing fills the threads that read files.
 */
export async function readHashedScripts(folder: string): Promise<HashedScripts> {
  const names = new Set(await readdir(folder));
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
