import { createModel, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import { callVisitorChat, type VisitorChatCall } from '../../client/call-visitor-chat';
import { createFileQueue, type FileQueue, type QueuedFile } from '../../client/file-queue';
import { messageOf, parseProgress, type FileProgress, type FileTransfer } from '../../client/send-file';
import { fileGroups, megabyte, type FileGroup } from '../../contract/chat/chat-file';
import { acceptedTypes, type FileRules } from '../../contract/chat/file-rules';
import { fileDefaults, type FileSettings } from '../../contract/settings/file-settings';
import type { Chat } from '../conversation/chat';
import type { Environment } from '../session/environment';

/** A file on its way. */
export type UploadedFile = QueuedFile;

export interface Uploads extends Pick<FileQueue, 'add' | 'remove'> {
  files: ReadonlySignal<readonly QueuedFile[]>;
  /** For the `accept` of a file field. */
  accept(): string;
  /** Megabytes of the largest file. */
  largest(): number;
}

export interface UploadsParts {
  environment: Environment;
  caseId: string;
  chat: Pick<Chat, 'say' | 'sendText' | 'transcript'>;
  /** The message for a file whose upload was cut off by the end of the chat. */
  closed: string;
}

/** Milliseconds for a part; the next one is smaller if the line is too slow for it. */
const timeout = 30_000;

/** Files that the visitor sends: each becomes a message once all of it has arrived. */
export const UploadsModel = createModel<Uploads, [UploadsParts]>(({ environment, caseId, chat, closed }) => {
  const { service, browser, settings } = environment;
  const files = signal<readonly QueuedFile[]>([]);
  const rules = rulesOf({ ...fileDefaults, ...settings.files });

  function call(options: Omit<VisitorChatCall<FileProgress>, 'parse'>) {
    return callVisitorChat(service, { ...options, parse: parseProgress });
  }
  function transferOf(uploadId: string, { name, size }: File): FileTransfer {
    const body = new URLSearchParams({ name: name || 'file', size: `${size}`, uploadId });
    return {
      begin: (abort) => call({ path: [caseId, 'files'], method: 'POST', body, signal: abort }),
      send(id, offset, bytes, abort) {
        const query = new URLSearchParams({ offset: `${offset}` });
        return call({ path: ['files', id], query, method: 'PUT', body: bytes, timeout, signal: abort });
      },
    };
  }

  const queue = createFileQueue({
    browser,
    rules,
    transferOf,
    onChange(next) {
      files.value = next;
    },
    onSent(file) {
      chat.say(messageOf(file, service.baseUrl), true);
    },
  });
  effect(() => () => {
    // The refusal of what came after the end may be here before the end is.
    const stopped = files.peek().filter(({ state }) => ['sending', 'paused', 'tooMany'].includes(state));
    queue.stop();
    if (!chat.transcript.isOver.peek()) return;
    for (const { name } of stopped) chat.sendText(`${name}: ${closed}`, 'visitor');
  });

  return {
    files,
    largest: () => rules.largest / megabyte,
    accept: () => acceptedTypes(rules.extensions),
    add: queue.add,
    remove: queue.remove,
  };
});

function rulesOf(settings: FileSettings): FileRules {
  const groups = Object.keys(fileGroups) as FileGroup[];
  return {
    largest: settings.largest * megabyte,
    extensions: groups.filter((group) => settings[group]).flatMap((group) => [...fileGroups[group]]),
  };
}
