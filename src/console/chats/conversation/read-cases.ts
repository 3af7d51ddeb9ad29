import type { CaseDetails, CaseEntry, CaseNote } from '../../../operations/console/cases';

/** A case that was read before, as it was then. */
export interface ReadCase {
  details: CaseDetails;
  entries: readonly CaseEntry[];
  notes: readonly CaseNote[];
  hasEarlier: boolean;
}

const mostKept = 20;

/** Keeps the cases that were read last. */
export function createReadCases() {
  const kept = new Map<string, ReadCase>();
  return {
    get: (id: string) => kept.get(id),
    forget: (id: string) => kept.delete(id),
    keep(id: string, read: ReadCase) {
      kept.delete(id);
      kept.set(id, read);
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    },
  };
}

/** Adds the entries that are not known, or that became something else as a mail; the very same array if there are none. */
export function mergeEntries(known: readonly CaseEntry[], added: readonly CaseEntry[]): readonly CaseEntry[] {
  const byIndex = new Map(known.map((entry) => [entry.index, entry]));
  let isSame = true;
  for (const entry of added) {
    const before = byIndex.get(entry.index);
    if (before && before.mail?.state === entry.mail?.state) continue;
    isSame = false;
    byIndex.set(entry.index, entry);
  }
  if (isSame) return known;
  return [...byIndex.values()].sort((a, b) => a.index - b.index);
}

/** Adds the notes that are not known; the very same array if there are none. */
export function mergeNotes(known: readonly CaseNote[], added: readonly CaseNote[]): readonly CaseNote[] {
  const fresh = added.filter(({ number }) => !known.some((note) => note.number === number));
  return fresh.length === 0 ? known : [...known, ...fresh].sort((a, b) => a.number - b.number);
}
