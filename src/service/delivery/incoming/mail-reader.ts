import { parentPort, workerData } from 'node:worker_threads';
import type { IncomingMail } from '../../domain/cases/correspondence/incoming-mail';
import { parseMail } from './parse-mail';
import type { ReadMail } from './read-mail';

/** Entry of the thread that reads one mail, so that none keeps the service's loop busy, however it is made. */

if (!parentPort) throw new Error('Mails are read in a worker thread.');
const service = parentPort;

function answer(read: ReadMail, handedOver: ArrayBuffer[] = []): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
  service.postMessage(read, handedOver);
}

/** Attachments, which are megabytes, each in a memory of its own. */
function memoryOf({ attachments }: IncomingMail): ArrayBuffer[] {
  const buffers = attachments.map(({ bytes }) => bytes.buffer);
  return [...new Set(buffers)].filter((buffer) => buffer instanceof ArrayBuffer);
}

answer('begun');
await parseMail(workerData as Uint8Array).then(
  (mail) => answer({ mail }, memoryOf(mail)),
  (error: unknown) => answer({ fault: error instanceof Error ? error.message : String(error) }),
);
