import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { KeyValueStorage } from '../../browser/browser';

export interface Drafts {
  /** What is written and not sent yet, by case. */
  texts: ReadonlySignal<ReadonlyMap<string, string>>;
  write(caseId: string, text: string): void;
  clear(): void;
}

/** Answers begun, kept in this browser under a key of their own each. */
export const DraftsModel = createModel((storage: KeyValueStorage, prefix: string): Drafts => {
  const stored = storage
    .keys(prefix)
    .map((key): [string, string] => [key.slice(prefix.length), storage.get(key) ?? '']);
  const texts = signal<ReadonlyMap<string, string>>(new Map(stored));
  return {
    texts,
    write(caseId, text) {
      const next = new Map(texts.value);
      if (text) {
        next.set(caseId, text);
        storage.set(prefix + caseId, text);
      } else {
        next.delete(caseId);
        storage.remove(prefix + caseId);
      }
      texts.value = next;
    },
    clear() {
      for (const key of storage.keys(prefix)) storage.remove(key);
      texts.value = new Map();
    },
  };
});
