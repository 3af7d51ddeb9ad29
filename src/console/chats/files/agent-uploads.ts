import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleBrowser } from '../../../browser/browser';
import type { ConsoleClient } from '../../../client/console-client';
import { createFileQueue, type FileQueue, type QueuedFile } from '../../../client/file-queue';
import { asFailure, RequestFailure } from '../../../client/request';
import { messageOf } from '../../../client/send-file';
import { acceptedTypes, type FileRules } from '../../../contract/chat/file-rules';

/** A file on its way to the visitor. */
export type AgentFile = QueuedFile;

export interface AgentUploads extends Pick<FileQueue, 'add' | 'remove' | 'stop'> {
  files: ReadonlySignal<readonly AgentFile[]>;
  accept(): string;
  /** Whether a file is being sent, or waits until the agent is online again. */
  isSending(): boolean;
}

export interface AgentUploadsParts {
  client: Pick<ConsoleClient, 'call'>;
  browser: ConsoleBrowser;
  caseId: string;
  rules: FileRules;
  /** By case: files go on while the agent looks at another chat. */
  kept: Map<string, AgentUploads>;
  /** Sends the message that carries a file. */
  say(text: string): void;
}

/** Files that an agent sends in one chat. */
export const AgentUploadsModel = createModel(
  ({ client, browser, caseId, rules, say }: Omit<AgentUploadsParts, 'kept'>): AgentUploads => {
    const files = signal<readonly AgentFile[]>([]);
    const queue = createFileQueue({
      browser,
      rules,
      transferOf: (uploadId, { name, size }) => ({
        begin: (abort) =>
          client
            .call('POST /cases/{id}/files', {
              path: { id: caseId },
              body: { name: name || 'file', size, uploadId },
              signal: abort,
            })
            .catch(waitForSession),
        send: (id, offset, bytes, abort) =>
          client
            .call('PUT /files/{id}', { path: { id }, query: { offset }, bytes, signal: abort })
            .catch(waitForSession),
      }),
      onChange(next) {
        files.value = next;
      },
      onSent: (file) => say(messageOf(file, browser.origin)),
    });
    return {
      ...queue,
      files,
      accept: () => acceptedTypes(rules.extensions),
      isSending: () => files.peek().some(({ state }) => state === 'sending' || state === 'paused'),
    };
  },
);

/** The agent signs in again, and the file goes on where it was. */
function waitForSession(error: unknown): never {
  throw asFailure(error).status === 401 ? new RequestFailure(0) : error;
}

/** Returns those of the chat, which live as long as the console shows that agent. */
export function uploadsOf(parts: AgentUploadsParts): AgentUploads {
  const { kept, caseId } = parts;
  const uploads = kept.get(caseId) ?? new AgentUploadsModel(parts);
  kept.set(caseId, uploads);
  return uploads;
}
