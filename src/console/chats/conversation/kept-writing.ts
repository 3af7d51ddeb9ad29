import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { KeyValueStorage } from '../../../browser/browser';
import type { QueuedItem, SendQueueStore } from '../../../client/queued-items';

export interface Drafts {
  /** What is written and not sent yet, by case. */
  texts: ReadonlySignal<ReadonlyMap<string, string>>;
  write(caseId: string, text: string): void;
  /** Takes what other tabs have written and go on to write, which may have sent it too; answers the undo. */
  follow(): () => void;
}

/** Answers begun, kept in this browser under a key of their own each. */
export const DraftsModel = createModel((storage: KeyValueStorage, prefix: string): Drafts => {
  function read(): ReadonlyMap<string, string> {
    const keys = storage.keys(prefix);
    return new Map(keys.map((key) => [key.slice(prefix.length), storage.get(key) ?? '']));
  }
  const texts = signal(read());

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
    follow() {
      texts.value = read();
      return storage.onChange((key, value) => {
        if (key.startsWith(prefix)) take(key.slice(prefix.length), value ?? '');
      });
    },
  };
});

/** An answer as this browser keeps it until the service has taken it, under a key of its own. */
export interface KeptAnswer extends QueuedItem {
  caseId: string;
  text: string;
  state: 'queued' | 'refused';
}

export function createAnswerStore(
  storage: KeyValueStorage,
  prefix: string,
  caseId: string,
): SendQueueStore<KeptAnswer> {
  function keyOf(id: string) {
    return answerKey(prefix, caseId, id);
  }
  return {
    load: () => loadAnswers(storage, answerKey(prefix, caseId, '')),
    read: (id) => parseAnswer(storage.get(keyOf(id))),
    write: (answer) => storage.set(keyOf(answer.id), JSON.stringify(answer)),
    remove: (id) => storage.remove(keyOf(id)),
  };
}

export function answerKey(prefix: string, caseId: string, id: string): string {
  return `${prefix}${caseId}:${id}`;
}

/** Those whose keys begin so, in the order they were written. */
export function loadAnswers(storage: KeyValueStorage, prefix: string): KeptAnswer[] {
  return storage
    .keys(prefix)
    .map((key) => parseAnswer(storage.get(key)))
    .filter((answer) => answer !== undefined)
    .sort((a, b) => a.at - b.at);
}

export function parseAnswer(text: string | null): KeptAnswer | undefined {
  try {
    const { id, caseId, text: said, at, state } = Object(JSON.parse(text ?? '')) as Record<string, unknown>;
    if (typeof id !== 'string' || typeof caseId !== 'string' || typeof said !== 'string') return undefined;
    if (typeof at !== 'number' || !Number.isFinite(at)) return undefined;
    return { id, caseId, text: said, at, state: state === 'refused' ? 'refused' : 'queued' };
  } catch {
    return undefined;
  }
}
