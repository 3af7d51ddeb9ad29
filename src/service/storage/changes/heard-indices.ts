import type { PubSub } from '../../domain/ports';

export interface HeardIndices {
  /** The highest index of a case that was heard of lately; -1: none. */
  of(caseId: string): number;
}

/** Milliseconds: longer than it takes until a replica is the primary. */
const keptFor = 600_000;
const mostKept = 50_000;

/**
 * Remembers which entries of cases people may have seen. The database has them all, until a replica that was behind becomes the primary:
 * in the places of those that it lacks nobody would ever see others.
 */
export function createHeardIndices(
  pubSub: Pick<PubSub, 'subscribe'>,
  elapsed: () => number = () => performance.now(),
): HeardIndices {
  let latest = new Map<string, number>();
  let former = new Map<string, number>();
  let begunAt = elapsed();

  function of(caseId: string): number {
    return Math.max(latest.get(caseId) ?? -1, former.get(caseId) ?? -1);
  }

  pubSub.subscribe((change) => {
    if (change.kind !== 'case' || !Number.isInteger(change.lastIndex)) return;
    if (elapsed() - begunAt >= keptFor || latest.size >= mostKept) {
      former = latest;
      latest = new Map();
      begunAt = elapsed();
    }
    const { caseId, lastIndex } = change;
    // Not the one of the change, which may be a piece of a request that would be kept as a whole.
    const id = latest.has(caseId) ? caseId : Buffer.from(caseId).toString();
    latest.set(id, Math.max(lastIndex, of(caseId)));
  });

  return { of };
}
