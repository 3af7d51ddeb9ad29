import { computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { OpenTranslator } from '../../../browser/console/device-translator';
import { whenModelEnds } from '../../kit/data/when-model-ends';

export interface DraftTranslation {
  state: ReadonlySignal<'own' | 'working' | 'translated' | 'failed'>;
  /** Puts what is written into the visitor's language, in the box: it is read before it is sent. */
  translate(): Promise<void>;
  /** Puts back what was written. */
  restore(): void;
}

export interface DraftTranslationParts {
  draft: ReadonlySignal<string>;
  write(text: string): void;
  open(onProgress: (share: number) => void): Promise<OpenTranslator>;
}

/** The answer that is written, in the agent's words or in the visitor's language. */
export const DraftTranslationModel = createModel(
  ({ draft, write, open }: DraftTranslationParts): DraftTranslation => {
    const made = signal<{ own: string; theirs: string } | undefined>(undefined);
    const work = signal<{ isFor: string; hasFailed: boolean } | undefined>(undefined);
    let opened: Promise<OpenTranslator> | undefined;
    let hasEnded = false;
    whenModelEnds(() => {
      hasEnded = true;
      void opened?.then((translator) => translator.close()).catch(() => {});
    });

    return {
      state: computed(() => {
        const [text, worked, translated] = [draft.value, work.value, made.value];
        if (worked?.isFor === text) return worked.hasFailed ? 'failed' : 'working';
        return text !== '' && translated?.theirs === text ? 'translated' : 'own';
      }),
      async translate() {
        const own = draft.peek();
        if (!own.trim()) return;
        work.value = { isFor: own, hasFailed: false };
        opened ??= open(() => {});
        try {
          const theirs = await (await opened).translate(own);
          work.value = undefined;
          // What was typed meanwhile stays; another chat's box is another box.
          if (hasEnded || draft.peek() !== own) return;
          made.value = { own, theirs };
          write(theirs);
        } catch {
          opened = undefined;
          work.value = { isFor: own, hasFailed: true };
        }
      },
      restore() {
        if (made.peek() && draft.peek() === made.peek()?.theirs) write(made.peek()?.own ?? '');
      },
    };
  },
);
