import { Worker } from 'node:worker_threads';
import type { IncomingMail } from '../../domain/cases/correspondence/incoming-mail';

/** Where programs that run in threads lie, seen from the built service; the build and the tests each say so. */
declare const __ENGINE_PROGRAMS__: string;

/** What the thread answers. */
export type ReadMail = { mail: IncomingMail } | { fault: string };

/** Milliseconds. The largest mails take a few seconds. */
const longestReading = 10_000;
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/** Reads a mail in a thread of its own. Throws where it can't be read, or not in time. */
export async function readMail(source: Uint8Array, longest = longestReading): Promise<IncomingMail> {
  const program = new URL('mail-reader.js', new URL(__ENGINE_PROGRAMS__, import.meta.url));
  // Alone in its memory: what is handed over takes all of that with it.
  const workerData = Uint8Array.from(source);
  const transferList = [workerData.buffer];
  const worker = new Worker(program, { workerData, transferList, resourceLimits, execArgv: [], env: {} });
  let timer: NodeJS.Timeout | undefined;
  try {
    const read = await new Promise<ReadMail>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`It takes longer than ${longest} ms to read.`)), longest);
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The thread that reads mails has stopped.')));
    });
    if ('fault' in read) throw new Error(read.fault);
    return read.mail;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
