import { parentPort, workerData } from 'node:worker_threads';
import { parseMail } from './parse-mail';
import type { ReadMail } from './read-mail';

/** Entry of the thread that reads one mail, so that none keeps the service's loop busy, however it is made. */

if (!parentPort) throw new Error('Mails are read in a worker thread.');
const service = parentPort;

function answer(read: ReadMail): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
  service.postMessage(read);
}

answer('begun');
await parseMail(workerData as Uint8Array).then(
  (mail) => answer({ mail }),
  (error: unknown) => answer({ fault: error instanceof Error ? error.message : String(error) }),
);
