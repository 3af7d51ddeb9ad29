import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fchownSync,
  fstatSync,
  lchownSync,
  openSync,
  readdirSync,
  statSync,
  type Stats,
} from 'node:fs';
import { join } from 'node:path';

/** Of this process: a path to each. */
const openFiles = '/proc/self/fd';
const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants;
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

/** Gives one file that root has just made to the owner of a folder: at once, since the command may be killed. */
export function giveToOwnerOf(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  try {
    if (uid !== 0) lchownSync(path, uid, gid);
  } catch {
    // Some containers keep it from root.
  }
}

/**
 * Gives what root has made in a folder to the owner of the folder, who could not open it otherwise. Who owns the folder may
 * change it meanwhile: each file is opened before it is looked at, by the folder that is open already, so that no link leads
 * elsewhere. Linux alone has such paths; elsewhere nothing is given, nor where a container keeps root from it.
 */
export function giveToOwner(directory: string): void {
  if (!existsSync(openFiles) || process.getuid?.() !== 0 || !existsSync(directory)) return;
  const folder = openSync(directory, O_RDONLY);
  try {
    const owner = fstatSync(folder);
    if (owner.isDirectory() && owner.uid !== 0) giveAllWithin(folder, owner);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  } finally {
    closeSync(folder);
  }
}

function giveAllWithin(folder: number, owner: Pick<Stats, 'uid' | 'gid'>): void {
  const path = `${openFiles}/${folder}`;
  for (const name of readdirSync(path)) {
    const file = openUnlinked(`${path}/${name}`);
    if (file === undefined) continue;
    const found = fstatSync(file);
    const isFolder = found.isDirectory();
    if (isFolder) giveAllWithin(file, owner);
    // One with a second name may be a file of the system.
    if (found.uid === 0 && (isFolder || (found.isFile() && found.nlink === 1)))
      fchownSync(file, owner.uid, owner.gid);
    closeSync(file);
  }
}

/** `undefined`: it is a link, a socket, or gone. */
function openUnlinked(path: string): number | undefined {
  try {
    return openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch {
    return undefined;
  }
}
