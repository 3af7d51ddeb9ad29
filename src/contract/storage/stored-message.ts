import { asNumber } from '../chat/read-answer';
import { membersOf, parseRecord } from './stored-chat';

/** A visitor's own message, in a key of its own so that tabs never overwrite each other. */
export interface StoredMessage {
  version: 1;
  id: string;
  text: string;
  /** Epoch milliseconds, when the visitor sent it. */
  at: number;
  /** `shown`: never sent; said here alone, by the page or by an invitation. */
  state: 'queued' | 'sent' | 'refused' | 'shown';
  /** Of what is sent and shown nowhere: one of `messageTypes`; a message where it is absent. */
  messageType?: number | undefined;
  /** Of the tab that wrote it, if locks can't tell tabs apart. */
  tab?: string | undefined;
  /** It went out before, and nobody knows whether it arrived. */
  isTried?: boolean;
  /** It was sent again to a server that can't detect a repeat: it may be there twice. */
  isRepeated?: boolean;
  /** Of the inline button that was clicked. */
  displayResponseId?: string;
  /** Who said what is `shown`; absent where it is a line that nobody says. */
  author?: string;
  avatarUrl?: string;
  /** Position in the transcript, once the service has sent it. */
  index?: number | undefined;
  /** Highest index known when it was written: its place while `index` is unknown. */
  after: number;
}

export function parseStoredMessage(text: string | null): StoredMessage | undefined {
  const message = parseRecord(text, 2);
  if (!message || typeof message.id !== 'string' || typeof message.text !== 'string') return undefined;
  return {
    version: 1,
    id: message.id,
    text: message.text,
    at: asNumber(message.at) ?? 0,
    state: storedStates.find((state) => state === message.state) ?? 'queued',
    after: asNumber(message.after) ?? -1,
    index: asNumber(message.index),
    messageType: asNumber(message.messageType),
    ...membersOf(message, 'boolean', 'isTried', 'isRepeated'),
    ...membersOf(message, 'string', 'displayResponseId', 'author', 'avatarUrl', 'tab'),
  };
}

const storedStates = ['sent', 'refused', 'shown'] as const;
