import { Worker } from 'node:worker_threads';
import type { IncomingMail } from '../../domain/cases/correspondence/incoming-mail';
import { Failure } from '../../domain/failure';

/** Where programs that run in threads lie, seen from the built service; the build and the tests each say so. */
declare const __ENGINE_PROGRAMS__: string;

/** What the thread answers, the first once it has its program. */
export type ReadMail = 'begun' | { mail: IncomingMail } | { fault: string };

/** Milliseconds. The largest mails take a few seconds. */
const longestReading = 10_000;
/** Milliseconds. */
const longestStart = 30_000;
/** Of what is no bytes: of the largest mails that are text alone, half of it. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/**
 * Reads a mail in a thread of its own, which takes a long one over: it is empty here then. Throws where it can't be read, or not in time; and a `Failure` where none can be, for example
 * while the files of the service are replaced.
 */
export async function readMail(source: Uint8Array, longest = longestReading): Promise<IncomingMail> {
  const program = new URL('mail-reader.js', new URL(__ENGINE_PROGRAMS__, import.meta.url));
  const workerData = aloneInMemory(source);
  const transferList = [workerData.buffer];
  const worker = new Worker(program, { workerData, transferList, resourceLimits, execArgv: [], env: {} });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      let hasBegun = false;
      function fail(error: Error): void {
        reject(hasBegun ? error : new Failure('outage', `Mails can’t be read now: ${error.message}`));
      }
      function within(milliseconds: number): void {
        clearTimeout(timer);
        timer = setTimeout(() => fail(new Error(`It takes longer than ${milliseconds} ms.`)), milliseconds);
      }
      worker.on('message', (read: ReadMail) => {
        if (read === 'begun') {
          hasBegun = true;
          within(longest);
        } else if ('fault' in read) fail(new Error(read.fault));
        else resolve(read.mail);
      });
      worker.once('error', fail);
      worker.once('exit', () => fail(new Error('The thread that reads mails has stopped.')));
      within(longestStart);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** What is handed over takes all of its memory with it. Long mails have one of their own, and are not copied. */
function aloneInMemory(source: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = source;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
    ? new Uint8Array(buffer)
    : Uint8Array.from(source);
}
