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
  const undo = [
    storage.onChange((key, value) => {
      if (key === draftKey) draft.value = value ?? '';
    }),
    // The page may have cleared its storage.
    page.onLeave(() => {
      if (draft.value) storage.set(draftKey, draft.value);
    }),
  ];
  tabStorage.remove(draftKey);
  const preview = createTypingPreview(environment, caseId);
  return {
    text: draft,
    set(text) {
      draft.value = text;
      if (text) storage.set(draftKey, text);
      else storage.remove(draftKey);
      preview(text);
    },
    stop() {
      for (const fn of undo) fn();
    },
  };
}
