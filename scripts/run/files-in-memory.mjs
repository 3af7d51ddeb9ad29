import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
/** Bytes: many databases of 50 megabytes, and browsers' profiles. */
const leastRoom = 2 ** 31;

/**
 * Setup of all tests: has them, and what they start, keep files in memory where there is room. A database that lives for
 * seconds need not wait for a disk at each commit. Answers what takes all of them away.
 */
export default function keepFilesInMemory() {
  if (process.env.TMPDIR || !hasRoom()) return () => {};
  const folder = mkdtempSync(join(memory, 'chat-widget-'));
  // A database server of the tests runs as somebody else, in a folder in here.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

function hasRoom() {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > leastRoom;
  } catch {
    return false;
  }
}
