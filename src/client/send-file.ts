import type { ChatFile } from '../contract/chat/chat-file';
import { fileMessage } from '../contract/chat/chat-file';
import { pauseBeforeRetry } from './back-off';
import type { Clock } from './clock';
import { onWake, type Wakeable } from './on-wake';
import { asFailure } from './request';

/** How far the service has a file. */
export interface FileProgress {
  id: string;
  received: number;
  file?: Pick<ChatFile, 'name' | 'size' | 'url'>;
}

/** What is asked of the service. Answers are parsed by {@link parseProgress}. */
export interface FileTransfer {
  /** Begins the upload; the one that was begun answers how far it is. */
  begin(signal: AbortSignal): Promise<FileProgress>;
  send(id: string, offset: number, bytes: Blob, signal: AbortSignal): Promise<FileProgress>;
}

export interface SendingFile {
  browser: Wakeable & { clock: Clock; random(): number };
  bytes: Blob;
  transfer: FileTransfer;
  signal: AbortSignal;
  /** Bytes that have arrived. */
  onProgress(received: number): void;
  /** The line is cut; it goes on by itself. */
  onPause(): void;
}

/** Bytes. Parts grow while they pass quickly: a small one tells how it goes, a large one wastes no time. */
const smallestPart = 128 * 1024;
const largestPart = 4 * 1024 * 1024;
/** Milliseconds. */
const quick = 700;
/** Times in a row, without a byte more, that the service says that it is elsewhere or knows no such upload. */
const mostDisagreements = 5;

/**
 * Sends a file part by part, through cuts of the line: after each it asks how much has arrived and goes on there. Throws
 * `RequestFailure` once the service refuses it, the signal's reason, or what reading the file throws.
 */
export async function sendFile(sending: SendingFile): Promise<NonNullable<FileProgress['file']>> {
  const { browser, bytes, transfer, signal, onProgress, onPause } = sending;
  const { clock } = browser;
  let known: FileProgress | undefined;
  let partSize = smallestPart;
  let failures = 0;
  let disagreements = 0;
  let arrived = 0;
  for (;;) {
    const wasBegun = known !== undefined;
    try {
      if (known) {
        const { id, received } = known;
        const startedAt = clock.elapsed();
        const end = Math.min(received + partSize, bytes.size);
        known = await transfer.send(id, received, octets(bytes, received, end), signal);
        partSize = clock.elapsed() - startedAt < quick ? Math.min(partSize * 2, largestPart) : partSize;
      } else known = await transfer.begin(signal);
      failures = 0;
      // Browsers send a part again by themselves, whose first attempt has arrived in part.
      if (known.received > arrived) disagreements = 0;
      arrived = known.received;
      onProgress(arrived);
      if (known.file) return known.file;
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      const failure = asFailure(error);
      known = undefined;
      const isAsked = wasBegun && (failure.status === 409 || failure.status === 404);
      if (isAsked && disagreements++ < mostDisagreements) continue;
      if (!failure.isPassing) throw failure;
      // What has changed since it was chosen, or is gone, fails each request as a cut line does: reading it throws.
      await bytes.slice(0, 1).arrayBuffer();
      partSize = smallestPart;
      onPause();
      await pause(browser, pauseBeforeRetry(failures++, browser.random, failure.retryAfter), signal);
    }
  }
}

/** Typed, so that the browser names the content type. */
function octets(bytes: Blob, start: number, end: number): Blob {
  return bytes.slice(start, end, 'application/octet-stream');
}

/** Until the time is over, or what failed may succeed. */
function pause(browser: SendingFile['browser'], milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    function done() {
      cancel();
      stopWaking();
      signal.removeEventListener('abort', done);
      resolve();
    }
    const cancel = browser.clock.after(milliseconds, done);
    const stopWaking = onWake(browser, done);
    signal.addEventListener('abort', done);
  });
}

/** Reads an answer of the service. Throws where it is of something in between. */
export function parseProgress(body: unknown): FileProgress {
  const { id, received, file } = Object(body) as Record<keyof FileProgress, unknown>;
  if (typeof id !== 'string' || typeof received !== 'number')
    throw new TypeError('The answer is about something else.');
  if (!file) return { id, received };
  const { name, size, url } = file as Record<string, unknown>;
  return { id, received, file: { name: `${name}`, size: Number(size), url: `${url}` } };
}

/** The message that carries the file; a service that doesn't know its own address leaves out the host. */
export function messageOf(file: NonNullable<FileProgress['file']>, baseUrl: string): string {
  return fileMessage({ ...file, url: file.url.startsWith('/') ? baseUrl + file.url : file.url });
}
