import type { StoredMessage } from '../../contract/storage/stored-message';
import { placesOf } from './own-places';
import type { TranscriptEntry } from './transcript-entry';

/** Where entries belong: by the indices that the service reports, and for own messages by what is known of theirs. */
export interface EntryOrder {
  /** Highest index known of any entry; `-1` for none. */
  latestIndex(): number;
  /** First index not polled yet. */
  nextIndex(): number;
  /** Notes an entry that a poll brought; returns whether it is new. */
  poll(index: number): boolean;
  /** Notes an index that is the visitor's, or of an entry that is not shown. */
  skip(index: number): void;
  /** Notes an own message; returns its place where nobody has reported its index. */
  putOwn(message: StoredMessage): number | undefined;
  /** Own messages whose place has changed by what is known since. */
  movedOwn(entries: readonly TranscriptEntry[]): TranscriptEntry[];
}

export function createEntryOrder(): EntryOrder {
  /** Own messages whose index nobody has reported. */
  const unplaced = new Map<string, StoredMessage>();
  const ownIndices = new Set<number>();
  let gaps: number[] = [];
  let polledIndex = -1;
  let ownIndex = -1;
  let writtenAfter = -1;

  function skip(index: number) {
    ownIndices.add(index);
    ownIndex = Math.max(ownIndex, index);
    gaps = gaps.filter((gap) => gap !== index);
  }
  function places() {
    return placesOf(unplaced.values(), { polledIndex, gaps });
  }

  return {
    latestIndex: () => Math.max(polledIndex, ownIndex, writtenAfter),
    nextIndex() {
      let next = polledIndex + 1;
      while (ownIndices.has(next)) next++;
      return next;
    },
    poll(index) {
      if (index <= polledIndex) return false;
      for (let gap = polledIndex + 1; gap < index; gap++) if (!ownIndices.has(gap)) gaps.push(gap);
      polledIndex = index;
      return true;
    },
    skip,
    putOwn(message) {
      if (message.index === undefined && message.state !== 'shown') unplaced.set(message.id, message);
      else unplaced.delete(message.id);
      writtenAfter = Math.max(writtenAfter, message.after);
      if (message.index !== undefined) skip(message.index);
      return places().get(message.id);
    },
    movedOwn(entries) {
      const found = places();
      if (found.size === 0) return [];
      return entries.flatMap((entry) => {
        const place = found.get(entry.key) ?? entry.place;
        return place === entry.place ? [] : { ...entry, place };
      });
    },
  };
}
