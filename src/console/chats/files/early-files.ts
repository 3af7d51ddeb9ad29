import { effect, type ReadonlySignal } from '@preact/signals-core';
import { listen } from '../../../browser/listen';

let early: File[] = [];

/** Keeps files that are pasted into the open chat while what takes them is still on its way. Answers the undo. */
export function keepEarlyFiles(page: EventTarget, caseId: ReadonlySignal<string | undefined>): () => void {
  const stopFollowing = effect(() => {
    void caseId.value;
    early = [];
  });
  const stopListening = listen(page, 'paste', (event) => {
    const { clipboardData, defaultPrevented, target } = event as ClipboardEvent;
    const isInChat = (target as Element | null)?.closest?.('.conversation-pane') != null;
    // Spreadsheets offer a picture beside their text.
    if (defaultPrevented || !isInChat || clipboardData?.getData('text/plain')) return;
    early = [...early, ...(clipboardData?.files ?? [])];
  });
  return () => {
    stopListening();
    stopFollowing();
  };
}

/** Returns those of the open chat, once. */
export function takeEarlyFiles(): File[] {
  const files = early;
  early = [];
  return files;
}
