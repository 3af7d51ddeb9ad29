import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Chat, ChatEvents } from '../conversation/chat';
import type { ChatRecord } from './chat-record';
import type { Environment } from './environment';
import type { ConversationFile } from './files';

/** The model of the running chat, as soon as the file of the conversation is here. */
export interface JoinedChat {
  chat: ReadonlySignal<Chat | undefined>;
  /** Makes it, if a chat runs and the file is here. */
  create(): void;
  /** Runs `fn` with the chat: now, or as soon as it is joined. */
  whenJoined(fn: (chat: Chat) => void): void;
  leave(): void;
}

export function createJoinedChat(
  environment: Environment,
  conversation: ConversationFile,
  record: ChatRecord,
  events: Omit<ChatEvents, 'onSeen'>,
): JoinedChat {
  const chat = signal<Chat | undefined>(undefined);
  let waiting: ((chat: Chat) => void)[] = [];

  return {
    chat,
    create() {
      const part = conversation.part.peek();
      const stored = record.stored.peek();
      if (!part || !stored || chat.peek()) return;
      const { isRestored, remember } = record;
      const created = new part.ChatModel(environment, stored, {
        ...events,
        isRestored,
        onSeen: (seenIndex) => remember({ seenIndex }),
      });
      chat.value = created;
      for (const fn of waiting.splice(0)) fn(created);
    },
    whenJoined(fn) {
      const joined = chat.peek();
      if (joined) fn(joined);
      else waiting.push(fn);
    },
    leave() {
      chat.peek()?.stop();
      chat.value = undefined;
      waiting = [];
    },
  };
}
