import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { KeyValueStorage } from '../../../browser/browser';

export interface Drafts {
  /** What is written and not sent yet, by case. */
  texts: ReadonlySignal<ReadonlyMap<string, string>>;
  write(caseId: string, text: string): void;
  /** Takes what other tabs write, which may have sent it too; answers the undo. */
  follow(): () => void;
}

/** Answers begun, kept in this browser under a key of their own each. */
export const DraftsModel = createModel((storage: KeyValueStorage, prefix: string): Drafts => {
  const stored = storage
    .keys(prefix)
    .map((key): [string, string] => [key.slice(prefix.length), storage.get(key) ?? '']);
  const texts = signal<ReadonlyMap<string, string>>(new Map(stored));

  function take(caseId: string, text: string) {
    const next = new Map(texts.value);
    if (text) next.set(caseId, text);
    else next.delete(caseId);
    texts.value = next;
  }
  return {
    texts,
    write(caseId, text) {
      if (text) storage.set(prefix + caseId, text);
      else storage.remove(prefix + caseId);
      take(caseId, text);
    },
    follow: () =>
      storage.onChange((key, value) => {
        if (key.startsWith(prefix)) take(key.slice(prefix.length), value ?? '');
      }),
  };
});
