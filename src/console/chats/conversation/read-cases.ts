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
