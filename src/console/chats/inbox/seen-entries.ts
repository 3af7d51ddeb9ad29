import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { KeyValueStorage } from '../../../browser/browser';

export interface SeenEntries {
  /** By case: the highest position this agent has looked at. */
  indices: ReadonlySignal<ReadonlyMap<string, number>>;
  mark(caseId: string, index: number): void;
  /** Forgets the cases that are in no list any more. */
  keepOnly(caseIds: ReadonlySet<string>): void;
}

/** How far this agent has read each case, kept in this browser. */
export const SeenEntriesModel = createModel((storage: KeyValueStorage, key: string): SeenEntries => {
  const indices = signal<ReadonlyMap<string, number>>(parseSeen(storage.get(key)));
  function save(next: ReadonlyMap<string, number>) {
    indices.value = next;
    storage.set(key, JSON.stringify(Object.fromEntries(next)));
  }
  return {
    indices,
    mark(caseId, index) {
      if ((indices.value.get(caseId) ?? -1) < index) save(new Map(indices.value).set(caseId, index));
    },
    keepOnly(caseIds) {
      save(new Map([...indices.value].filter(([caseId]) => caseIds.has(caseId))));
    },
  };
});

function parseSeen(text: string | null): Map<string, number> {
  try {
    const record: unknown = JSON.parse(text ?? '{}');
    const pairs = Object.entries(record ?? {}).filter(([, index]) => typeof index === 'number');
    return new Map(pairs as [string, number][]);
  } catch {
    return new Map();
  }
}
