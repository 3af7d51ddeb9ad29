import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { explainFailure } from './explain-failure';

const data = mkdtempSync(join(tmpdir(), 'chat-widget-data-'));
mkdirSync(join(data, 'postgres'));
afterAll(() => rmSync(data, { recursive: true }));

function coded(code: string, message = 'something') {
  return Object.assign(new Error(message), { code });
}

test.each([
  [coded('ENOSPC'), 'The disk that holds /data is full'],
  [coded('53100'), 'The disk that holds /data is full'],
  [
    new Error('PANIC: could not write to file "pg_wal/x": No space left on device'),
    'The disk that holds /data is full',
  ],
  [coded('EACCES'), "/data can't be written (EACCES)"],
  [coded('EROFS'), "/data can't be written (EROFS)"],
  [new Error('could not open file: Permission denied'), "/data can't be written"],
  [
    new Error('PANIC: could not write to log file "pg_wal/x" at offset 9: Operation not permitted'),
    "/data can't be written",
  ],
  [coded('EEXIST'), '/data is not a directory'],
  [{ name: 'ErrnoError', errno: 44 }, "can't be opened: error 44. Its files"],
  [
    new RangeError('WebAssembly.Memory(): could not allocate memory'),
    "can't be opened: WebAssembly.Memory(): could not allocate memory. The service gets too little memory",
  ],
  [
    coded('ERR_WORKER_OUT_OF_MEMORY', 'terminated'),
    "can't be opened: terminated. The service gets too little",
  ],
  [
    coded('EMFILE', 'too many open files'),
    "can't be opened: too many open files. Let the service open more files",
  ],
  [
    new Error('PANIC:  could not open file "global/pg_control": No file descriptors available'),
    'Let the service open more files',
  ],
  [
    new Error('PANIC:  could not write to log file "0001" at offset 8192, length 8192: I/O error'),
    'length 8192: I/O error. The disk fails to read or write: check it first',
  ],
  [coded('EIO', 'EIO: i/o error, read'), 'The disk fails to read or write'],
  [new Error('odd'), "can't be opened: odd. Its files seem to be damaged: docs/backup.md says"],
])('%s is explained', (error, sentence) => {
  expect(explainFailure(error, data).message.replaceAll(data, '/data')).toContain(sentence);
});

test('a database that is not there yet is not called damaged', () => {
  const failure = explainFailure(coded('ENOENT', 'mkdir'), join(data, 'new'));
  expect(failure.message).toBe(`The database can't be created in ${join(data, 'new')}: mkdir.`);
});

test('a database that is started again is not called damaged: nobody puts a backup in its place', () => {
  const { message } = explainFailure(new Error('PANIC: odd'), data, { isStartedAgain: true });
  expect(message).toBe(`The database in ${data} has stopped and is started again: PANIC: odd.`);
});
