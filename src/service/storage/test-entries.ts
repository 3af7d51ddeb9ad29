import type { Entries, Entry } from '../domain/cases/entries';

/** Returns every entry of a case from an index on, for tests: the service itself reads pages. */
export async function listEntries(
  entries: Pick<Entries, 'page'>,
  caseId: string,
  from: number,
): Promise<Entry[]> {
  const kinds: Entry['kind'][] = ['visitor', 'agent', 'system', 'note'];
  return (await entries.page(caseId, from, { kinds, entries: 100_000, characters: 1e9 })).entries;
}
