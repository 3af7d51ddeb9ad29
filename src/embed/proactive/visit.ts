import type { BasicBrowser, KeyValueStorage } from '../../browser/browser';
import { readRecord } from '../../browser/read-record';
import { visitKey, visitRest, type StoredVisit } from '../../contract/storage/stored-visit';

type VisitBrowser = Pick<BasicBrowser, 'clock' | 'page' | 'storage'>;

/**
 * Counts the page that is seen now: into the visit that goes on, or as the first of a new one. `entryUrl`: its address as it was
 * loaded, which an application may have changed since.
 */
export function continueVisit({ clock, page, storage }: VisitBrowser, entryUrl: string): void {
  const now = clock.now();
  const last = readRecord<StoredVisit>(storage, visitKey);
  const { seenAt = 0, pages = 0, count = 0, hasChatted = false } = last;
  const begun = { entryUrl, referrerUrl: page.referrer(), startedAt: now };
  const visit =
    now - seenAt < visitRest
      ? { ...begun, ...last, seenAt: now, pages: pages + 1 }
      : { ...begun, seenAt: now, pages: 1, count: count + 1, hasChatted };
  storage.set(visitKey, JSON.stringify(visit));
}

/** Changes the visit that is kept; where none is, it was deleted and stays so. */
export function updateVisit(storage: KeyValueStorage, change: Partial<StoredVisit>): void {
  const visit = readRecord<StoredVisit>(storage, visitKey);
  if (visit.seenAt) storage.set(visitKey, JSON.stringify({ ...visit, ...change }));
}
