import { refusalOf, type FileRefusal, type FileRules } from '../contract/chat/file-rules';
import { asFailure } from './request';
import { sendFile, type FileProgress, type FileTransfer, type SendingFile } from './send-file';

/** A file on its way, or one that can't be sent. */
export interface QueuedFile {
  key: string;
  name: string;
  size: number;
  /** Bytes that have arrived. */
  received: number;
  state: 'sending' | 'paused' | FileRefusal;
}

export interface FileQueueOptions {
  browser: SendingFile['browser'] & {
    uuid(): string;
    /** People are asked before the page is left, until the undo. */
    askBeforeLeaving(): () => void;
  };
  rules: FileRules;
  transferOf(key: string, file: File): FileTransfer;
  onChange(files: readonly QueuedFile[]): void;
  /** All of it has arrived. */
  onSent(file: NonNullable<FileProgress['file']>): void;
}

export interface FileQueue {
  /** Sends them, one after the other. */
  add(files: Iterable<File>): void;
  /** Takes one back, or puts a refusal away. */
  remove(key: string): void;
  stop(): void;
}

/** By the status of the answer; 0: the file itself failed. */
const refusals: Record<number, FileRefusal> = { 0: 'unreadable', 413: 'tooLarge', 415: 'wrongType' };

/** Files on their way, in the order in which they were added. */
export function createFileQueue(options: FileQueueOptions): FileQueue {
  const { browser, rules, transferOf, onChange, onSent } = options;
  const waiting: { key: string; file: File }[] = [];
  let files: readonly QueuedFile[] = [];
  let current: { key: string; controller: AbortController } | undefined;
  let stopAsking: (() => void) | undefined;

  function show(next: readonly QueuedFile[]) {
    files = next;
    guardLeaving();
    onChange(next);
  }
  /** Unlike words, a file is not kept for the next page. */
  function guardLeaving() {
    if (files.some(({ state }) => state === 'sending' || state === 'paused'))
      stopAsking ??= browser.askBeforeLeaving();
    else {
      stopAsking?.();
      stopAsking = undefined;
    }
  }
  function change(key: string, changes: Partial<QueuedFile>) {
    show(files.map((file) => (file.key === key ? { ...file, ...changes } : file)));
  }
  function forget(key: string) {
    show(files.filter((file) => file.key !== key));
  }

  async function sendNext() {
    const next = current ? undefined : waiting.shift();
    if (!next) return;
    const { key, file } = next;
    const controller = new AbortController();
    current = { key, controller };
    try {
      const sent = await sendFile({
        browser,
        bytes: file,
        transfer: transferOf(key, file),
        signal: controller.signal,
        onProgress: (received) => change(key, { received, state: 'sending' }),
        onPause: () => change(key, { state: 'paused' }),
      });
      onSent(sent);
      forget(key);
    } catch (error) {
      change(key, { state: refusals[asFailure(error).status] ?? 'tooMany' });
    }
    current = undefined;
    void sendNext();
  }

  return {
    add(added) {
      for (const file of added) {
        const { name, size } = file;
        const key = browser.uuid();
        const refusal = refusalOf(file, rules);
        show([...files, { key, name, size, received: 0, state: refusal ?? 'sending' }]);
        if (!refusal) waiting.push({ key, file });
      }
      void sendNext();
    },
    remove(key) {
      const at = waiting.findIndex((one) => one.key === key);
      if (at >= 0) waiting.splice(at, 1);
      if (current?.key === key) current.controller.abort();
      forget(key);
    },
    stop() {
      waiting.length = 0;
      current?.controller.abort();
      show([]);
    },
  };
}
