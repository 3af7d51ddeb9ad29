import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDiskFull } from '../disk-full';
import { StorageFailure } from '../storage-failure';

/** The engine's own file system throws plain objects with a number. */
interface Fault {
  code?: string;
  errno?: number;
  message?: string;
}

/**
 * Says what is wrong with the data directory in words that a person can act on. `isStartedAgain`: the database was open, and
 * recovers by itself.
 */
export function explainFailure(
  error: unknown,
  dataDir: string,
  { isStartedAgain = false } = {},
): StorageFailure {
  if (error instanceof StorageFailure) return error;
  const {
    code = '',
    errno,
    message = errno === undefined ? String(error) : `error ${errno}`,
  } = error as Fault;
  if (isDiskFull(error)) {
    return new StorageFailure(
      `The disk that holds ${dataDir} is full. Make room there: a running service then goes on by itself.`,
      { cause: error },
    );
  }
  return new StorageFailure(sentence(code, message, dataDir, isStartedAgain), { cause: error });
}

function sentence(code: string, message: string, dataDir: string, isStartedAgain: boolean): string {
  if (
    ['EACCES', 'EPERM', 'EROFS'].includes(code) ||
    /permission denied|operation not permitted|read-only file system/i.test(message)
  ) {
    return `${dataDir} can't be written (${code || message}). Let the service's user own it, or set DATA_DIR to another directory.`;
  }
  if (['ENOTDIR', 'EEXIST'].includes(code)) {
    return `${dataDir} is not a directory. Set DATA_DIR to one.`;
  }
  const isThere = existsSync(join(dataDir, 'postgres'));
  const ofDatabase = isStartedAgain ? 'has stopped and is started again' : "can't be opened";
  const what = isThere
    ? `The database in ${dataDir} ${ofDatabase}`
    : `The database can't be created in ${dataDir}`;
  const fault = `${what}: ${message.replace(/\.$/, '')}.`;
  const limit = limits.find(({ codes, words }) => codes.includes(code) || words.test(message));
  if (limit) return `${fault} ${limit.advice}`;
  // Where there is no database, none is damaged; and one that starts again shows by itself whether it is.
  if (!isThere || isStartedAgain) return fault;
  return `${fault} Its files seem to be damaged: docs/backup.md says how to put a backup in their place.`;
}

/** What the system keeps from the process: the files may be in order. The engine has words and numbers of its own for some. */
const limits = [
  {
    codes: ['ENOMEM', 'ERR_WORKER_OUT_OF_MEMORY'],
    words: /out of memory|could not allocate memory/i,
    advice:
      'The service gets too little memory: free some, or lift its limits, of addresses too (ulimit -v, vm.overcommit_memory).',
  },
  {
    codes: ['EMFILE', 'ENFILE'],
    words: /too many open files|no file descriptors available|^error (33|41)$/i,
    advice: 'Let the service open more files (ulimit -n, LimitNOFILE of systemd).',
  },
  {
    codes: ['EIO'],
    words: /i\/o error|input\/output error|^error 29$/i,
    advice:
      'The disk fails to read or write: check it first (dmesg, SMART values). docs/backup.md says what to do where files are damaged.',
  },
];
