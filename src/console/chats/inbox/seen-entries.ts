import { createModel, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { KeyValueStorage } from '../../../browser/browser';

export interface SeenEntries {
  /** By case: the highest position this agent has looked at. */
  indices: ReadonlySignal<ReadonlyMap<string, number>>;
  mark(caseId: string, index: number): void;
}

/** More than an agent has unread at a time; the cases marked last stay. */
const mostKept = 1_000;

/** How far this agent has read each case, kept in this browser for all its tabs. */
export const SeenEntriesModel = createModel((storage: KeyValueStorage, key: string): SeenEntries => {
  const indices = signal<ReadonlyMap<string, number>>(parseSeen(storage.get(key)));
  effect(() =>
    storage.onChange((changed, value) => {
      if (changed === key) indices.value = merge(indices.peek(), parseSeen(value));
    }),
  );
  return {
    indices,
    mark(caseId, index) {
      if ((indices.value.get(caseId) ?? -1) >= index) return;
      // Another tab may have written since this one read.
      const all = merge(merge(parseSeen(storage.get(key)), indices.value), [[caseId, index]]);
      const kept = [...all].slice(-mostKept);
      indices.value = new Map(kept);
      storage.set(key, JSON.stringify(Object.fromEntries(kept)));
    },
  };
});

function merge(known: ReadonlyMap<string, number>, added: Iterable<[string, number]>): Map<string, number> {
  const merged = new Map(known);
  for (const [caseId, index] of added) {
    if ((merged.get(caseId) ?? -1) >= index) continue;
    merged.delete(caseId);
    merged.set(caseId, index);
  }
  return merged;
}

function parseSeen(text: string | null): Map<string, number> {
  try {
    const record: unknown = JSON.parse(text ?? '{}');
    const pairs = Object.entries(record ?? {}).filter(([, index]) => typeof index === 'number');
    return new Map(pairs as [string, number][]);
  } catch {
    return new Map();
  }
}
