import { computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { StoredMessage } from '../../contract/storage/stored-message';
import { parseSystemEntry } from '../../contract/chat/system-entry';
import type { ChatMessage } from '../../contract/chat/visitor-chat';
import {
  afterAgentMessage,
  afterSystemEntry,
  firstState,
  isOver,
  type Agent,
  type ConversationState,
  type Phase,
} from './conversation-state';
import { createEntryOrder } from './entry-order';
import {
  entriesBehind,
  entryOfStoredMessage,
  withEntries,
  type TranscriptEntry,
  type TranscriptMessage,
} from './transcript-entry';

export interface Transcript {
  entries: ReadonlySignal<readonly TranscriptEntry[]>;
  phase: ReadonlySignal<Phase>;
  /** Nothing follows any more. */
  isOver: ReadonlySignal<boolean>;
  agent: ReadonlySignal<Agent | undefined>;
  /** Whether the visitor may ask for a call; `undefined` as long as the service has not said so. */
  canCall: ReadonlySignal<boolean | undefined>;
  /** Agent messages the visitor has not seen. */
  unread: ReadonlySignal<number>;
  /** Highest index the visitor has seen; `-1` for none. */
  seenIndex: ReadonlySignal<number>;
  /** Key of the entry that the "New" line is above. */
  newBefore: ReadonlySignal<string | undefined>;
  /** First index not polled yet. */
  nextIndex(): number;
  /** Highest index known, of any writer; `-1` for none. */
  latestIndex(): number;
  merge(messages: readonly ChatMessage[], options: MergeOptions): Merged;
  /** What an agent set for the time after the chat. */
  followUp: ReadonlySignal<FollowUpWishes>;
  /** The visitor ends the chat. */
  end(): void;
  /** `isUnkept`: nothing but this page remembers it. */
  putOwn(message: StoredMessage, isUnkept?: boolean): void;
  /** The visitor has taken a message back. */
  removeOwn(id: string): void;
  /** The service has an entry there that is not shown. */
  skip(index: number): void;
  /** The visitor has seen everything, or (in another tab) everything up to `index`. */
  markSeen(index?: number): void;
  clearNewLine(): void;
}

export interface MergeOptions {
  /** The visitor looks at the end of the transcript. */
  isWatched: boolean;
  /** History of a chat that ran before this page. */
  isReplay: boolean;
}

export interface FollowUpWishes {
  /** As it came. */
  survey?: unknown;
  email?: string;
}

/** What came in that was not known. */
export interface Merged {
  messages: TranscriptMessage[];
  goTo: string | undefined;
}

/** The conversation: own stored messages and polled entries, in the order of their indices. */
export const TranscriptModel = createModel<Transcript, [number]>((firstSeenIndex) => {
  const entries = signal<readonly TranscriptEntry[]>([]);
  const state = signal<ConversationState>(firstState);
  const canCall = signal<boolean | undefined>(undefined);
  const followUp = signal<FollowUpWishes>({});
  const seenIndex = signal(firstSeenIndex);
  const newBefore = signal<string | undefined>(undefined);
  const order = createEntryOrder();
  function latestIndex() {
    return Math.max(order.latestIndex(), seenIndex.peek());
  }

  function seen(index: number) {
    seenIndex.value = Math.max(seenIndex.value, index);
  }

  function readAgentMessage(message: ChatMessage, merged: Merged) {
    state.value = afterAgentMessage(state.value, message.author);
    const { agent } = state.value;
    const author = message.author || (agent?.alias ?? '');
    const entry = {
      ...placeOf(message),
      kind: 'message',
      isOwn: false,
      author,
      avatarUrl: author === agent?.alias ? agent.avatarUrl : undefined,
      text: message.text,
    } as const;
    merged.messages.push(entry);
    return entry;
  }

  function readSystemEntry(message: ChatMessage, merged: Merged): TranscriptEntry | undefined {
    const { code, text } = message;
    // The widget has words of its own for the time until an agent comes.
    const entry = parseSystemEntry(code && text.startsWith('/WAI') ? '/WAI' : text);
    const before = state.value.agent?.alias;
    state.value = afterSystemEntry(state.value, entry);
    const now = state.value.agent?.alias;
    if (entry.token === 'survey') followUp.value = { ...followUp.value, survey: entry.definition };
    if (entry.token === 'email') followUp.value = { ...followUp.value, email: entry.email };
    if (entry.token === 'callMe') canCall.value = entry.isOn;
    if (entry.token === 'goTo') merged.goTo = entry.url;
    const line = { ...placeOf(message), kind: 'line', text: '' } as const;
    if (entry.token === 'agent' && now && now !== before) return { ...line, joined: now };
    if (entry.token === 'info' || entry.token === 'ended' || entry.token === 'postChatText')
      return entry.text ? { ...line, text: entry.text, code } : undefined;
    if (entry.token === 'buttons' || entry.token === 'cards' || entry.token === 'offlineForm')
      return { ...line, rich: entry };
    return undefined;
  }

  return {
    entries,
    phase: computed(() => state.value.phase),
    isOver: computed(() => isOver(state.value.phase)),
    agent: computed(() => state.value.agent),
    canCall,
    unread: computed(() => {
      const unseen = entriesBehind(entries.value, seenIndex.value);
      return unseen.filter((entry) => entry.kind === 'message' && !entry.isOwn).length;
    }),
    seenIndex,
    newBefore,
    nextIndex: order.nextIndex,
    latestIndex,
    merge(messages, { isWatched, isReplay }) {
      const merged: Merged = { messages: [], goTo: undefined };
      const added: TranscriptEntry[] = [];
      for (const message of [...messages].sort((a, b) => a.index - b.index)) {
        if (!order.poll(message.index)) continue;
        const read = message.type === 'agent' ? readAgentMessage : readSystemEntry;
        const entry = read(message, merged);
        if (entry) added.push(entry);
      }
      const moved = added.length > 0 ? order.movedOwn(entries.value) : [];
      entries.value = withEntries(entries.value, [...added, ...moved]);
      const wasAway = !isWatched || (isReplay && seenIndex.value >= 0);
      const firstUnseen = merged.messages.find(({ place }) => place > seenIndex.value);
      if (firstUnseen && wasAway) newBefore.value ??= firstUnseen.key;
      if (isWatched) seen(latestIndex());
      return merged;
    },
    followUp,
    end() {
      state.value = afterSystemEntry(state.value, { token: 'ended', text: '' });
    },
    putOwn(message, isUnkept) {
      const place = order.putOwn(message);
      entries.value = withEntries(entries.value, [entryOfStoredMessage(message, place, isUnkept)]);
      entries.value = withEntries(entries.value, order.movedOwn(entries.value));
    },
    removeOwn(id) {
      entries.value = entries.value.filter(({ key }) => key !== id);
    },
    skip: order.skip,
    markSeen: (index = latestIndex()) => seen(index),
    clearNewLine() {
      newBefore.value = undefined;
    },
  };
});

function placeOf({ index, date }: ChatMessage) {
  return { key: `#${index}`, place: index, at: date };
}
