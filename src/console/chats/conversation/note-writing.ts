import { computed, createModel, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { UnsentMark } from '../inbox/case-order';
import type { Composer } from './composer';

export type Writing = 'answer' | 'note';

/** What the agent writes in the open case, an answer or a note, each with a draft and a queue of its own. */
export interface NoteWriting {
  writing: ReadonlySignal<Writing>;
  switchTo(writing: Writing): void;
  /** By case: what is written there and was not sent. */
  marks: ReadonlySignal<ReadonlyMap<string, UnsentMark>>;
}

export interface NoteWritingParts {
  caseId: ReadonlySignal<string | undefined>;
  answers: Composer;
  notes: Composer;
}

export const NoteWritingModel = createModel(({ caseId, answers, notes }: NoteWritingParts): NoteWriting => {
  const writing = signal<Writing>('answer');
  let marked: ReadonlyMap<string, UnsentMark> = new Map();
  // A chat opens where its draft is, and changes by the agent's hand alone: text that goes on belongs where it began.
  effect(() => {
    const isOpen = caseId.value !== undefined;
    const hasNote = isOpen && notes.draft.peek() !== '' && answers.draft.peek() === '';
    writing.value = hasNote ? 'note' : 'answer';
  });
  return {
    writing,
    switchTo(next) {
      writing.value = next;
    },
    marks: computed(() => {
      const marks = new Map(notes.marks.value);
      for (const [id, mark] of answers.marks.value) if (marks.get(id) !== 'notSent') marks.set(id, mark);
      // The list is drawn by them, which need not be after each key.
      const isSame = marks.size === marked.size && [...marks].every(([id, mark]) => marked.get(id) === mark);
      return isSame ? marked : (marked = marks);
    }),
  };
});
