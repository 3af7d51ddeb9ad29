import { batch, computed, createModel, effect, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { ChatType } from '../../contract/object/callbacks';
import { parseStoredChat, storedChatKey, type StoredChat } from '../../contract/storage/stored-chat';
import type { Chat, ChatEvents } from '../conversation/chat';
import { createChatRecord } from './chat-record';
import { loadChat, saveChat } from './chat-store';
import { createFarewellQueue } from './farewell-queue';
import { followOtherTab } from './follow-other-tab';
import { createJoinedChat } from './joined-chat';
import type { ConversationFile, FarewellFile } from './files';
import type { Environment } from './environment';

export type RunningState =
  /** It runs; what draws it is on its way, or could not be had. */
  { kind: 'joining'; hasFailed: boolean } | { kind: 'chat'; caseId: string; chat: Chat };

/** The chat that runs, across the pages and tabs of this browser. */
export interface RunningChat {
  state: ReadonlySignal<RunningState | undefined>;
  /** Once its file is here. */
  chat: ReadonlySignal<Chat | undefined>;
  /** Empty without one. */
  caseId: ReadonlySignal<string>;
  chatType(): ChatType | undefined;
  begin(stored: StoredChat): void;
  /** Sees whether another tab has begun one that this one has not heard of yet. */
  look(): void;
  /** Ends a chat that nobody wants: it came to be beside the one that runs. */
  drop(caseId: string): void;
  remember(change: Partial<StoredChat>): void;
  /** Sends a text of the visitor: now, or as soon as the chat is joined. `isReported` as in {@link Chat}. */
  say(text: string, isReported?: boolean): void;
  /** Does the same with a text of the page. */
  sendText(...text: Parameters<Chat['sendText']>): void;
  /** Tries again to join it. */
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
  /** `unsent`, as in {@link Chat}, where the visitor has not ended it. */
  onLeft(unsent: string | undefined): void;
  /** Another tab shows or hides it. */
  onView(view: StoredChat['view']): void;
  /** The service knows no such chat. */
  onGone(): void;
}

/** Milliseconds: pages clear their storage without a word to the tab that does it. */
const lookAtStorageEvery = 1_000;

export const RunningChatModel = createModel<
  RunningChat,
  [Environment, { conversation: ConversationFile; farewells: FarewellFile }, RunningChatEvents]
>((environment, files, events) => {
  const { conversation } = files;
  const { browser, widgetId } = environment;
  const { storage } = browser;
  const record = createChatRecord(environment);
  const { stored, remember } = record;
  const farewells = createFarewellQueue(environment, files.farewells, (leaving) => remember({ leaving }));
  const joined = createJoinedChat(environment, conversation, record, events);
  const { chat, create, whenJoined } = joined;
  const caseId = computed(() => stored.value?.caseId ?? '');
  let stopWatching: () => void = () => {};

  const parts = { record, joined, farewells, enter, leave, onView: events.onView };
  const undo = [
    storage.onChange((key, value) => {
      if (key === storedChatKey(widgetId)) followOtherTab(parts, parseStoredChat(value));
    }),
    // A page that the browser has kept heard of no change. Where there is nothing, the site may have cleared it.
    browser.page.onReturn(() => {
      const other = loadChat(storage, widgetId);
      if (other) followOtherTab(parts, other);
    }),
    browser.network.on('online', join),
    browser.page.onLeave(record.restore),
    effect(() => {
      if (conversation.part.value) untracked(create);
    }),
  ];

  /** Before another tab is opened, which would find no chat. */
  function watchStorage() {
    record.restore();
    stopWatching();
    stopWatching = browser.clock.after(lookAtStorageEvery, watchStorage);
  }

  function enter(entered: StoredChat, wasRestored: boolean) {
    record.isRestored = wasRestored;
    record.isReleased = false;
    batch(() => {
      stored.value = entered;
      create();
      events.onEntered(entered);
    });
    join();
    watchStorage();
  }

  function join() {
    if (stored.peek() && !chat.peek()) conversation.start();
  }

  function look() {
    const found = loadChat(storage, widgetId);
    if (found && !found.isLeft && !stored.peek()) enter(found, true);
  }

  function leave() {
    if (!stored.peek()) return;
    // What the visitor has said in a chat that they end goes out yet.
    const unsent = record.isReleased ? '' : chat.peek()?.unsent();
    record.forget();
    stopWatching();
    batch(() => {
      joined.leave();
      stored.value = undefined;
      events.onLeft(unsent);
    });
  }

  const found = loadChat(storage, widgetId);
  if (found && (found.isLeft || found.leaving)) farewells.follow(found);
  look();

  return {
    state: computed<RunningState | undefined>(() => {
      if (chat.value) return { kind: 'chat', caseId: caseId.value, chat: chat.value };
      return caseId.value ? { kind: 'joining', hasFailed: conversation.hasFailed.value } : undefined;
    }),
    chat,
    caseId,
    chatType: () => stored.peek()?.chatType,
    begin(begun) {
      const leaving = farewells.pending();
      const kept = leaving.length > 0 ? { ...begun, leaving } : begun;
      saveChat(storage, widgetId, kept);
      enter(kept, false);
    },
    look,
    drop: (caseId) => farewells.begin(caseId, undefined),
    remember,
    say(text, isReported) {
      if (text) whenJoined(({ say }) => say(text, isReported));
    },
    sendText: (...text) => whenJoined(({ sendText }) => sendText(...text)),
    join,
    end() {
      const current = stored.peek();
      if (!current) return;
      remember({ isLeft: true, view: 'minimized' });
      record.isReleased = true;
      farewells.begin(current.caseId, chat.peek());
    },
    leave,
    stop() {
      stopWatching();
      chat.peek()?.stop();
      farewells.stop();
      for (const fn of undo) fn();
    },
  };
});
