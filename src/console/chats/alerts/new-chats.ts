import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { CaseSummary } from '../../../operations/console/cases';
import type { Clock } from '../../../browser/browser';
import { whenModelEnds } from '../../kit/data/when-model-ends';

export interface NewChats {
  /** The chat that came in last, for as long as it is announced. */
  latest: ReadonlySignal<CaseSummary | undefined>;
  announce(summary: CaseSummary): void;
  dismiss(): void;
}

const announcedFor = 8000;

/** Announces new chats that wait, for a moment each. */
export const NewChatsModel = createModel((clock: Clock): NewChats => {
  const latest = signal<CaseSummary | undefined>(undefined);
  let cancel: () => void = () => {};
  function dismiss() {
    cancel();
    latest.value = undefined;
  }
  whenModelEnds(() => cancel());
  return {
    latest,
    announce(summary) {
      cancel();
      latest.value = summary;
      cancel = clock.after(announcedFor, dismiss);
    },
    dismiss,
  };
});
