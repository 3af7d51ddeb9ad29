import { createChatClient } from '../../client/chat-client';
import type { PollResult } from '../../contract/chat/visitor-chat';
import { storedMessagePrefix, type StoredChat } from '../../contract/storage/stored-chat';
import { parseStoredMessage } from '../../contract/storage/stored-message';
import type { Environment } from '../session/environment';
import { createTabPolling, type TabPolling } from '../tabs/polling';
import { createTabLink } from '../tabs/tab-link';
import { ConnectionModel, type Connection } from './connection';
import type { Transcript } from '../transcript/transcript';
import { createVisitorOutbox, type VisitorOutbox } from '../sending/visitor-outbox';

export interface ChatLinesOptions {
  environment: Environment;
  stored: StoredChat;
  transcript: Transcript;
  /** Whether the service takes each message once, so that another tab may send it again. */
  isExact(): boolean;
  /** Whether this tab sends only what is left, whichever tab leads. */
  isEnding(): boolean;
  onAnswer(result: PollResult): void;
  /** A request failed, here or in the leading tab. */
  onFailure(): void;
  onGone(): void;
  onEmptied(): void;
}

/** How a chat reaches the service and the other tabs: by sending, by polling. */
export interface ChatLines {
  connection: Connection;
  outbox: VisitorOutbox;
  polling: TabPolling;
  /** Ends all but the outbox. */
  stop(): void;
}

export function createChatLines(options: ChatLinesOptions): ChatLines {
  const { environment, stored, transcript, isExact, onGone, onEmptied } = options;
  const { browser, service } = environment;
  const { caseId, keyInPolls } = stored;
  const client = createChatClient(service);
  const connection = new ConnectionModel(browser);
  const link = createTabLink(browser.channel, caseId);
  const outbox = createVisitorOutbox({
    browser,
    client,
    caseId,
    isExact,
    isActive: false,
    latestIndex: transcript.latestIndex,
    onMessage(message, isUnkept) {
      transcript.putOwn(message, isUnkept);
      if (isUnkept) link.post({ kind: 'message', message });
    },
    onForgotten: transcript.removeOwn,
    onTaken(index) {
      if (index !== undefined) transcript.skip(index);
      connection.answered('sending');
      polling.tellConnection();
      polling.wake();
    },
    onFailure(retryIn) {
      if (retryIn === undefined) connection.answered('sending');
      else connection.failed('sending', retryIn);
      polling.tellConnection(retryIn);
    },
    onGone,
    onEmptied,
  });
  const polling = createTabPolling({
    browser,
    client,
    caseId,
    link,
    apiKey: keyInPolls ? service.apiKey : undefined,
    nextIndex: transcript.nextIndex,
    onAnswer: options.onAnswer,
    onFailure(use, retryIn) {
      options.onFailure();
      connection.failed(use, retryIn);
    },
    onTaken(use) {
      connection.answered(use);
      // Another tab got through: what the server asked this one to wait for is over.
      if (use === 'sending') outbox.tryNow();
    },
    onGone,
    onLead(isLeading) {
      if (!options.isEnding()) outbox.setActive(isLeading);
    },
    mayYield: () => isExact() || !outbox.isSending(),
  });
  const undo = [
    link.on('message', ({ message }) => outbox.adopt(message)),
    // The tab that joins reads what the visitor said from the storage.
    link.on('missing', outbox.restore),
    browser.storage.onChange((key, value) => {
      const prefix = storedMessagePrefix(caseId);
      if (!key.startsWith(prefix)) return;
      const message = parseStoredMessage(value);
      if (message) outbox.follow(message);
      else outbox.drop(key.slice(prefix.length));
    }),
  ];

  return {
    connection,
    outbox,
    polling,
    stop() {
      polling.stop();
      connection.stop();
      link.stop();
      for (const fn of undo.splice(0)) fn();
    },
  };
}
