import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { CaseSummary } from '../../contract/console';
import type { Clock } from '../frame/surroundings';

export interface Newcomers {
  /** The chat that came in last, for as long as it is announced. */
  latest: ReadonlySignal<CaseSummary | undefined>;
  announce(summary: CaseSummary): void;
  dismiss(): void;
}

const announcedFor = 8000;

/** Tells of new chats that wait, for a moment each. */
export const NewcomersModel = createModel((clock: Clock): Newcomers => {
  const latest = signal<CaseSummary | undefined>(undefined);
  let cancel: () => void = () => {};
  function dismiss() {
    cancel();
    latest.value = undefined;
  }
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
