import type { Cases } from '../cases';
import type { Clock, PubSub } from '../../ports';

/** Which visitors' widgets polled within the last minute. Written to the store now and then, many at once. */
export interface VisitorPresence {
  see(chat: { id: string; widgetId: string }): void;
  /** `writtenAt`: what the store knows, from other instances too. */
  isHere(caseId: string, writtenAt: number): boolean;
  /** Writes what is new and publishes who is gone, from the other instances too. */
  flush(): Promise<void>;
}

const hereFor = 60_000;

interface Visit {
  widgetId: string;
  /** Epoch milliseconds, for the store. */
  at: number;
  /** The same by {@link Clock.elapsed}. */
  seenAt: number;
  isWritten: boolean;
  /** When another instance has said that they came to it, by {@link Clock.elapsed}. */
  heardAt?: number;
}

export function createVisitorPresence(ports: {
  cases: Pick<Cases, 'markVisitorsSeen' | 'visitorsSeen'>;
  pubSub: Pick<PubSub, 'publish' | 'subscribe'>;
  clock: Clock;
}): VisitorPresence {
  const { cases, pubSub, clock } = ports;
  const seen = new Map<string, Visit>();

  pubSub.subscribe((change) => {
    const visit = change.kind === 'visitor' && change.isHere ? seen.get(change.caseId) : undefined;
    if (visit) visit.heardAt = clock.elapsed();
  });

  function isRecent(writtenAt: number): boolean {
    // Either way: a clock may have been set back since.
    return Math.abs(clock.now() - writtenAt) < hereFor;
  }

  /** Those of them who poll no instance any more. */
  async function goneEverywhere(left: [string, Visit][]): Promise<[string, Visit][]> {
    const silent = left.filter(([, { heardAt = -Infinity }]) => clock.elapsed() - heardAt >= hereFor);
    if (silent.length === 0) return [];
    const writtenAt = await cases.visitorsSeen(silent.map(([caseId]) => caseId));
    return silent.filter(([caseId, { at }]) => {
      const latest = writtenAt.get(caseId) ?? at;
      return latest <= at || !isRecent(latest);
    });
  }

  return {
    see({ id: caseId, widgetId }) {
      const isNew = !seen.has(caseId);
      seen.set(caseId, { widgetId, at: clock.now(), seenAt: clock.elapsed(), isWritten: false });
      if (isNew) pubSub.publish({ kind: 'visitor', caseId, widgetId, isHere: true });
    },

    isHere(caseId, writtenAt) {
      const here = seen.get(caseId);
      if (here && clock.elapsed() - here.seenAt < hereFor) return true;
      return isRecent(writtenAt);
    },

    async flush() {
      const unwritten = [...seen].filter(([, visit]) => !visit.isWritten);
      for (const [, visit] of unwritten) visit.isWritten = true;
      if (unwritten.length > 0) {
        const left = await cases.markVisitorsSeen(unwritten.map(([caseId, { at }]) => ({ caseId, at })));
        for (const caseId of left) {
          const visit = seen.get(caseId);
          if (visit) visit.isWritten = false;
        }
      }
      const goneBefore = clock.elapsed() - hereFor;
      const left = [...seen].filter(([, { seenAt, isWritten }]) => seenAt <= goneBefore && isWritten);
      const gone = new Set(await goneEverywhere(left));
      for (const one of left) {
        const [caseId, visit] = one;
        // They may have come back meanwhile.
        if (seen.get(caseId) !== visit) continue;
        seen.delete(caseId);
        if (gone.has(one))
          pubSub.publish({ kind: 'visitor', caseId, widgetId: visit.widgetId, isHere: false });
      }
    },
  };
}
