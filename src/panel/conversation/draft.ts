import { signal, type ReadonlySignal } from '@preact/signals-core';
import { storagePrefix } from '../../contract/storage/stored-chat';
import type { Environment } from '../session/environment';
import { createTypingPreview } from '../typing-preview/on-demand';

/** The text in the composer, kept across pages and tabs. */
export interface Draft {
  text: ReadonlySignal<string>;
  set(text: string): void;
  stop(): void;
}

export function createDraft(environment: Environment, caseId: string): Draft {
  const { storage, tabStorage, page } = environment.browser;
  const draftKey = `${storagePrefix}${caseId}:draft`;
  // Version 0.1.0 kept it with the tab.
  const draft = signal(storage.get(draftKey) ?? tabStorage.get(draftKey) ?? '');
  /** Where there is nothing, the page may have cleared its storage. */
  function recall() {
    draft.value = storage.get(draftKey) ?? draft.value;
  }
  function keep() {
    storage.set(draftKey, draft.value);
  }
  const undo = [
    storage.onChange(recall),
    // A page that the browser has kept heard of no change.
    page.onReturn(recall),
    page.onLeave(keep),
  ];
  tabStorage.remove(draftKey);
  const preview = createTypingPreview(environment, caseId);
  return {
    text: draft,
    set(text) {
      draft.value = text;
      keep();
      preview(text);
    },
    stop() {
      for (const fn of undo) fn();
    },
  };
}
