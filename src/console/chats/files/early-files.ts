import { effect, type ReadonlySignal } from '@preact/signals-core';
import { listen } from '../../../browser/listen';

interface EarlyFiles {
  files: readonly File[];
  /** Milliseconds, by the clock of the page's events. */
  at: number;
}

/** Milliseconds: later, nobody expects them to be sent. */
const keptFor = 15_000;
let early: EarlyFiles[] = [];

/**
 * Keeps files that are pasted into the answer to the open chat while what takes them is still on its way; what is pasted into a
 * note would go to the visitor. Answers the undo.
 */
export function keepEarlyFiles(page: EventTarget, caseId: ReadonlySignal<string | undefined>): () => void {
  const stopFollowing = effect(() => {
    void caseId.value;
    early = [];
  });
  const stopListening = listen(page, 'paste', (event) => {
    const { clipboardData, defaultPrevented, target, timeStamp } = event as ClipboardEvent;
    const isInAnswer = (target as Element | null)?.closest?.('.answer-box-answer') != null;
    // Spreadsheets offer a picture beside their text.
    if (defaultPrevented || !isInAnswer || clipboardData?.getData('text/plain')) return;
    early = [...early, { files: [...(clipboardData?.files ?? [])], at: timeStamp }];
  });
  return () => {
    stopListening();
    stopFollowing();
  };
}

/** Returns those of the open chat, once. */
export function takeEarlyFiles(now = performance.now()): File[] {
  const kept = early.filter(({ at }) => now - at < keptFor);
  early = [];
  return kept.flatMap(({ files }) => files);
}
