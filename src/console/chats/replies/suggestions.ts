import { action, computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import { fillReply, type ReplyValues } from '../../../contract/replies/fill-reply';
import { matchingReplies } from './matching-replies';
import type { Replies } from './replies';
import { typedWordAt, type TypedWord } from './typed-word';

/** A reply as it would be put into the answer. */
export interface Suggestion {
  id: string;
  word: string;
  text: string;
  isShared: boolean;
}

export interface SuggestionListState {
  suggestions: readonly Suggestion[];
  /** How many more there are. */
  more: number;
  /** Position of the marked one; behind the last one is the way to the screen of replies. */
  active: number | undefined;
}

/** A text that takes the place of another. */
export interface Insertion {
  start: number;
  end: number;
  text: string;
}

export interface Suggestions {
  /** What is listed; `undefined` while the list is closed. */
  list: ReadonlySignal<SuggestionListState | undefined>;
  /** The answer box is here. */
  want(): void;
  /** Something was typed: the list may open. */
  typed(text: string, caret: number): void;
  /** The caret was moved: the list closes unless it is at the same word. */
  moved(text: string, caret: number): void;
  step(by: 1 | -1): void;
  /** Closes the list, and keeps it closed for the word that is typed. */
  dismiss(): void;
  close(): void;
  /**
   * Takes what is marked, or what is at a position; answers what to insert. `undefined`: nothing is marked, or it led to
   * the screen of replies.
   */
  take(at?: number): Insertion | undefined;
}

export interface SuggestionsParts {
  replies: Pick<Replies, 'known' | 'list' | 'want'>;
  /** What is known of the chat that the answer is for. */
  values: ReadonlySignal<ReplyValues>;
  /** Opens the screen of replies. */
  onManage(): void;
}

const mostShown = 50;

/** Canned replies that fit the `/word` at the caret of an answer. */
export const SuggestionsModel = createModel((parts: SuggestionsParts): Suggestions => {
  const { replies, values, onManage } = parts;
  const typedWord = signal<TypedWord | undefined>(undefined);
  /** What the agent has marked, where that is not the first. */
  const marked = signal<number | undefined>(undefined);
  let dismissedAt: number | undefined;

  const matching = computed(() =>
    typedWord.value ? matchingReplies(replies.known.value, typedWord.value.word) : [],
  );
  const isFirstOfAll = computed(
    () =>
      typedWord.value?.word === '' &&
      replies.list.state.value.kind === 'ready' &&
      replies.known.value.length === 0,
  );
  const shown = computed(() =>
    matching.value.slice(0, mostShown).map(({ reply: { id, word, text, isShared } }) => ({
      id,
      word,
      text: fillReply(text, values.value),
      isShared,
    })),
  );
  const list = computed((): SuggestionListState | undefined => {
    if (shown.value.length === 0 && !isFirstOfAll.value) return undefined;
    // Enter goes on sending what was found by its text alone, until the agent marks one.
    const first = matching.value[0]?.isByWord ? 0 : undefined;
    const more = matching.value.length - shown.value.length;
    return { suggestions: shown.value, more, active: marked.value ?? first };
  });

  const place = action((next: TypedWord | undefined) => {
    if (next?.start !== dismissedAt) dismissedAt = undefined;
    const isSame = next?.start === typedWord.value?.start && next?.word === typedWord.value?.word;
    if (!isSame) marked.value = undefined;
    typedWord.value = dismissedAt === undefined ? next : undefined;
  });

  return {
    list,
    want: replies.want,
    typed: (text, caret) => place(typedWordAt(text, caret)),
    moved(text, caret) {
      if (!typedWord.value) return;
      const next = typedWordAt(text, caret);
      if (next?.start !== typedWord.value.start || next.end !== typedWord.value.end) place(undefined);
    },
    step: action((by: 1 | -1) => {
      if (!list.value) return;
      const { active, suggestions } = list.value;
      const count = suggestions.length + 1;
      marked.value = active === undefined ? (by > 0 ? 0 : count - 1) : (active + by + count) % count;
    }),
    dismiss: action(() => {
      dismissedAt = typedWord.value?.start;
      typedWord.value = undefined;
    }),
    close: () => place(undefined),
    take: action((at?: number) => {
      const [word, open] = [typedWord.value, list.value];
      const chosen = at ?? open?.active;
      if (!word || !open || chosen === undefined) return undefined;
      typedWord.value = undefined;
      const suggestion = open.suggestions[chosen];
      if (!suggestion) onManage();
      return suggestion && { start: word.start, end: word.end, text: suggestion.text };
    }),
  };
});
