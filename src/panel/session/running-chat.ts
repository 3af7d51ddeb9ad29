import { batch, computed, createModel, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { ChatType } from '../../contract/callbacks';
import { parseStoredChat, storedChatKey, type StoredChat } from '../../contract/storage/stored-chat';
import { messageTypes } from '../../contract/visitor-chat';
import type { Chat, ChatEvents, ChatModel, ChatOf } from '../conversation/chat';
import { forgetChat, loadChat, saveChat } from './chat-store';
import type { Download } from './download';
import type { Environment } from './environment';
import { follow } from './follow';
import { sendQuietly } from './send-quietly';

export type RunningState =
  /** It runs; what draws it is on its way, or could not be had. */
  { kind: 'joining'; hasFailed: boolean } | { kind: 'chat'; chat: Chat };

/** The chat that runs, across the pages and tabs of this browser. */
export interface RunningChat {
  state: ReadonlySignal<RunningState | undefined>;
  /** Empty without one. */
  caseId: ReadonlySignal<string>;
  chatType(): ChatType | undefined;
  begin(stored: StoredChat): void;
  remember(change: Partial<StoredChat>): void;
  /** Does it with the chat: now, or as soon as it is joined. */
  act(fn: (chat: Chat) => void): void;
  /** Tries anew to join it. */
  join(): void;
  /** The visitor ends it; it stays in sight. No other page finds it any more. */
  end(): void;
  /** Goes on without it, here and in every tab. */
  leave(): void;
  stop(): void;
}

export interface RunningChatEvents extends Pick<ChatEvents, 'onEnded' | 'onFoundEnded'> {
  /** A chat runs here: it began, was found, or another tab began it. */
  onEntered(stored: StoredChat): void;
  onLeft(): void;
  /** Another tab shows or hides it. */
  onView(view: StoredChat['view']): void;
  /** The service knows no such chat; `unsent` is what it never got. */
  onGone(unsent: string): void;
}

/** What a chat needs of the file of the conversation. */
export type ConversationFile = Download<{ ChatModel: typeof ChatModel }>;

export const RunningChatModel = createModel<RunningChat, [Environment, ConversationFile, RunningChatEvents]>(
  (environment, conversation, events) => {
    const { browser, widgetId } = environment;
    const { storage } = browser;
    const stored = signal<StoredChat | undefined>(undefined);
    const chat = signal<ChatOf | undefined>(undefined);
    const caseId = computed(() => stored.value?.caseId ?? '');
    let isRestored = false;
    let isForgotten = false;
    let waiting: ((chat: Chat) => void)[] = [];

    const undo = [
      storage.onChange((key, value) => {
        if (key === storedChatKey(widgetId)) followOtherTab(parseStoredChat(value));
      }),
      browser.network.onOnline(join),
      follow(() => {
        if (conversation.part.value) untracked(create);
      }),
    ];

    function enter(entered: StoredChat, wasRestored: boolean) {
      isRestored = wasRestored;
      isForgotten = false;
      batch(() => {
        stored.value = entered;
        create();
        events.onEntered(entered);
      });
      join();
    }

    function join() {
      if (stored.peek() && !chat.peek()) conversation.start();
    }

    function create() {
      const part = conversation.part.peek();
      const current = stored.peek();
      if (!part || !current || chat.peek()) return;
      const created = new part.ChatModel(environment, current, {
        isRestored,
        onSeen: (seenIndex) => remember({ seenIndex }),
        onEnded: events.onEnded,
        onFoundEnded: events.onFoundEnded,
        onGone: events.onGone,
      });
      chat.value = created;
      for (const fn of waiting.splice(0)) fn(created);
    }

    function remember(change: Partial<StoredChat>) {
      const current = stored.peek();
      if (!current || isForgotten) return;
      stored.value = { ...current, ...change };
      saveChat(storage, widgetId, stored.value);
    }

    function forget() {
      const current = stored.peek();
      if (current) forgetChat(storage, widgetId, current.caseId);
      isForgotten = true;
    }

    function leave() {
      if (!stored.peek()) return;
      forget();
      chat.peek()?.stop();
      waiting = [];
      batch(() => {
        chat.value = stored.value = undefined;
        events.onLeft();
      });
    }

    function followOtherTab(other: StoredChat | undefined) {
      if (other && other.caseId === stored.peek()?.caseId) {
        stored.value = other;
        chat.peek()?.followSeen(other.seenIndex);
        events.onView(other.view);
        return;
      }
      leave();
      if (other) enter(other, true);
    }

    const found = loadChat(storage, widgetId);
    if (found) enter(found, true);

    return {
      state: computed<RunningState | undefined>(() => {
        if (chat.value) return { kind: 'chat', chat: chat.value };
        return caseId.value ? { kind: 'joining', hasFailed: conversation.hasFailed.value } : undefined;
      }),
      caseId,
      chatType: () => stored.peek()?.chatType,
      begin(begun) {
        saveChat(storage, widgetId, begun);
        enter(begun, false);
      },
      remember,
      act(fn) {
        const joined = chat.peek();
        if (joined) fn(joined);
        else waiting.push(fn);
      },
      join,
      end() {
        const joined = chat.peek();
        if (joined) joined.end();
        else void sendQuietly(environment, { caseId: caseId.peek(), messageType: messageTypes.close });
        forget();
      },
      leave,
      stop() {
        chat.peek()?.stop();
        for (const fn of undo) fn();
      },
    };
  },
);
