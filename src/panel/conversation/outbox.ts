import type { Browser } from '../../browser/browser';
import { createOutbox as createClientOutbox, type Outbox as ClientOutbox } from '../../client/outbox';
import type { VisitorChatClient } from '../../client/visitor-chat-client';
import { storedMessageKey } from '../../contract/storage/stored-chat';
import type { StoredMessage } from '../../contract/storage/stored-message';
import { messageTypes } from '../../contract/visitor-chat';
import { saveMessage } from '../session/chat-store';
import { outboxLock } from '../session/send-quietly';
import { loadMessage, loadMessages } from './stored-messages';

export interface OutboxOptions {
  browser: Pick<Browser, 'clock' | 'storage' | 'network' | 'page' | 'locks' | 'random' | 'uuid'>;
  client: Pick<VisitorChatClient, 'send'>;
  caseId: string;
  /** Highest transcript index known. */
  latestIndex(): number;
  /** A message is new, or its state changed; it is stored already. */
  onMessage(message: StoredMessage): void;
  onAnswered(): void;
  /** The line is down; the message stays and is tried again then, epoch milliseconds. */
  onFailure(retryAt: number): void;
  onGone(): void;
}

export interface Outbox extends Pick<ClientOutbox<StoredMessage>, 'follow' | 'wake' | 'stop' | 'giveUp'> {
  add(text: string, particulars?: Particulars): void;
  /** The visitor sends a refused message once more. */
  retry(id: string): void;
}

/** What sets a message apart from one that was typed. */
export type Particulars = Partial<Pick<StoredMessage, 'state' | 'displayResponseId'>>;

/** The visitor's messages on their way, and those that arrived: a poll answers only what others said. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { browser, client, caseId, latestIndex } = options;
  const { storage } = browser;
  const outbox = createClientOutbox<StoredMessage>({
    browser,
    store: {
      load: () => loadMessages(storage, caseId),
      read: (id) => loadMessage(storage, caseId, id),
      write: (message) => saveMessage(storage, caseId, message),
      remove: (id) => storage.remove(storedMessageKey(caseId, id)),
    },
    lock: outboxLock(caseId),
    isStrict: false,
    async deliver(message) {
      const { id, text, displayResponseId } = message;
      const { index } = await client.send({
        caseId,
        messageType: messageTypes.message,
        messageBody: text,
        messageId: id,
        ...(displayResponseId && { displayResponseId }),
      });
      return { ...message, state: 'sent', ...(index === undefined ? {} : { index }) };
    },
    isOver: ({ status }) => status === 404,
    onChange: options.onMessage,
    onDelivered: options.onAnswered,
    onFailure(_, retryAt) {
      if (retryAt !== undefined) options.onFailure(retryAt);
    },
    onOver: options.onGone,
  });

  return {
    ...outbox,
    add: (text, particulars) => outbox.add({ version: 1, text, after: latestIndex(), ...particulars }),
    retry: (id) => outbox.retry(id, { after: latestIndex() }),
  };
}
