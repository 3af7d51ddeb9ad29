import {
  batch,
  computed,
  createModel,
  effect,
  signal,
  untracked,
  type ReadonlySignal,
} from '@preact/signals-core';
import type { ChatType } from '../../contract/object/callbacks';
import { parseStoredChat, storedChatKey, type StoredChat } from '../../contract/storage/stored-chat';
import type { Chat, ChatEvents } from '../conversation/chat';
import type { Farewells } from '../conversation/farewells';
import { forgetChat, loadChat, saveChat, saveEnd } from './chat-store';
import type { ConversationFile } from './files';
import type { Environment } from './environment';

export type RunningState =
  /** It runs; what draws it is on its way, or could not be had. */
  { kind: 'joining'; hasFailed: boolean } | { kind: 'chat'; caseId: string; chat: Chat };

/** The chat that runs, across the pages and tabs of this browser. */
export interface RunningChat {
  state: ReadonlySignal<RunningState | undefined>;
  /** Empty without one. */
  caseId: ReadonlySignal<string>;
  chatType(): ChatType | undefined;
  begin(stored: StoredChat): void;
  /** Sees whether another tab has begun one that this one has not heard of yet. */
  look(): void;
  /** Ends a chat that nobody wants: it came to be beside the one that runs. */
  drop(caseId: string): void;
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

export const RunningChatModel = createModel<RunningChat, [Environment, ConversationFile, RunningChatEvents]>(
  (environment, conversation, events) => {
    const { browser, widgetId } = environment;
    const { storage } = browser;
    const stored = signal<StoredChat | undefined>(undefined);
    const chat = signal<Chat | undefined>(undefined);
    const caseId = computed(() => stored.value?.caseId ?? '');
    let isRestored = false;
    let isForgotten = false;
    let waiting: ((chat: Chat) => void)[] = [];
    let farewells: Farewells | undefined;
    const waitingForFarewells: ((farewells: Farewells) => void)[] = [];

    const undo = [
      storage.onChange((key, value) => {
        if (key === storedChatKey(widgetId)) followOtherTab(parseStoredChat(value));
      }),
      browser.network.on('online', join),
      effect(() => {
        if (!conversation.part.value) return;
        untracked(runFarewells);
        untracked(create);
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

    /** Does it with the farewells, whose code comes with the file of the conversation. */
    function withFarewells(act: (farewells: Farewells) => void) {
      waitingForFarewells.push(act);
      conversation.start();
      runFarewells();
    }

    function runFarewells() {
      const part = conversation.part.peek();
      if (!part || waitingForFarewells.length === 0) return;
      farewells ??= part.createFarewells(environment, (caseIds) => remember({ leaving: caseIds }));
      for (const act of waitingForFarewells.splice(0)) act(farewells);
    }

    function forget() {
      const current = stored.peek();
      if (current) forgetChat(storage, widgetId, current.caseId);
      isForgotten = true;
    }

    function leave() {
      if (!stored.peek()) return;
      if (!isForgotten) forget();
      chat.peek()?.stop();
      waiting = [];
      batch(() => {
        chat.value = stored.value = undefined;
        events.onLeft();
      });
    }

    function followOtherTab(other: StoredChat | undefined) {
      // What was ended here is no other tab's to take away.
      if (isForgotten && other?.caseId === undefined) return;
      if (other?.isLeft) {
        if (!isForgotten) {
          isForgotten = true;
          leave();
        }
        withFarewells((others) => others.follow(other));
        return;
      }
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
    if (found && (found.isLeft || found.leaving)) withFarewells((others) => others.follow(found));
    if (found && !found.isLeft) enter(found, true);

    return {
      state: computed<RunningState | undefined>(() => {
        if (chat.value) return { kind: 'chat', caseId: caseId.value, chat: chat.value };
        return caseId.value ? { kind: 'joining', hasFailed: conversation.hasFailed.value } : undefined;
      }),
      caseId,
      chatType: () => stored.peek()?.chatType,
      begin(begun) {
        const leaving = farewells?.pending() ?? [];
        const kept = leaving.length > 0 ? { ...begun, leaving } : begun;
        saveChat(storage, widgetId, kept);
        enter(kept, false);
      },
      look() {
        const found = loadChat(storage, widgetId);
        if (found && !found.isLeft && !stored.peek()) enter(found, true);
      },
      drop(caseId) {
        const closing = saveEnd(storage, caseId, browser.uuid());
        withFarewells((others) => {
          others.begin(caseId, undefined, closing);
          remember({ leaving: others.pending() });
        });
      },
      remember,
      act(fn) {
        const joined = chat.peek();
        if (joined) fn(joined);
        else waiting.push(fn);
      },
      join,
      end() {
        const current = stored.peek();
        if (!current) return;
        remember({ isLeft: true, view: 'minimized' });
        isForgotten = true;
        const closing = saveEnd(storage, current.caseId, browser.uuid());
        const joined = chat.peek();
        withFarewells((others) => others.begin(current.caseId, joined, closing));
      },
      leave,
      stop() {
        chat.peek()?.stop();
        farewells?.stop();
        for (const fn of undo) fn();
      },
    };
  },
);
