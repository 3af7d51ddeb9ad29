import type { FileMessage } from '../contract/chat/chat-file';
import type { RichEntry } from '../contract/chat/system-entry';
import type { LineCode } from '../contract/chat/visitor-chat';

/** What a conversation is drawn from, for visitors and agents alike. */
export type ConversationEntry = MessageEntry | LineEntry;

/** What the service says that a message carries. `none`: its text may look as if it did. Absent: its text says it. */
export type CarriedFile = Pick<FileMessage, 'id' | 'name' | 'size'> | 'none';

export interface MessageEntry {
  kind: 'message';
  /** Stays the same for as long as the message is shown. */
  key: string;
  /** Written by the one who looks at it. */
  isOwn: boolean;
  author: string;
  avatarUrl?: string | undefined;
  text: string;
  file?: CarriedFile | undefined;
  /** Epoch milliseconds; absent where a server does not say. */
  at?: number | undefined;
  /** `failed`: refused; it goes out only when its author says so. */
  state?: 'sending' | 'sent' | 'failed' | undefined;
  /** Nothing but this page remembers it. */
  isUnkept?: boolean | undefined;
  /** The server may have it twice: it could not tell a repeat. */
  isRepeated?: boolean | undefined;
}

/** A line of information that nobody in particular says. */
export interface LineEntry {
  kind: 'line';
  key: string;
  text: string;
  /** Names a text of the service's own. */
  code?: LineCode | undefined;
  /** Name of somebody who came; there is no text then. */
  joined?: string | undefined;
  /** Stands instead of a text; drawn by those who know it. */
  rich?: RichEntry | undefined;
  at?: number | undefined;
}
