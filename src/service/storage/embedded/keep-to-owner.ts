import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const others = 0o077;

/** Whether somebody beside its owner may read or write a file. A missing one is nobody's. */
export function isOpenToOthers(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  // Windows keeps rights in other ways than these.
  return process.platform !== 'win32' && found !== undefined && (found.mode & others) !== 0;
}

/** Takes a folder and all in it from everybody but its owner. */
export function keepToOwner(directory: string): void {
  chmodSync(directory, 0o700);
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) keepToOwner(path);
    else if (entry.isFile()) chmodSync(path, 0o600);
  }
}
