import type { StoredMessage } from '../../contract/storage/stored-message';

/** What is known of the order on the server. */
export interface KnownOrder {
  /** Highest index that was polled; `-1` for none. */
  polledIndex: number;
  /** Indices below it that no entry has: there the visitor spoke. In their order. */
  gaps: readonly number[];
}

/**
 * Where the visitor's own messages stand whose index nobody told, by their ids: a server that knows the interface alone
 * tells it by the gaps. One that leaves none does not number them: there, they stand where they were written.
 */
export function placesOf(
  messages: Iterable<StoredMessage>,
  { polledIndex, gaps }: KnownOrder,
): Map<string, number> {
  const taken = new Map<string, number>();
  let last = -1;
  for (const { id, state, after } of [...messages].sort((a, b) => a.at - b.at)) {
    const gap = state === 'sent' ? gaps.find((index) => index > last && index > after) : undefined;
    last = gap ?? last;
    const isBehindAll = gaps.length > 0 && state !== 'refused';
    taken.set(id, gap ?? Math.max(after, isBehindAll ? polledIndex : after) + 0.5);
  }
  return taken;
}
