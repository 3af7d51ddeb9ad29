import type { Cases } from '../cases';
import type { Clock, PubSub } from '../../ports';

/** Which visitors' widgets polled within the last minute. Written to the store now and then, many at once. */
export interface VisitorPresence {
  see(chat: { id: string; widgetId: string }): void;
  /** `writtenAt`: what the store knows, from other instances too. */
  isHere(caseId: string, writtenAt: number): boolean;
  /** Writes what is new and publishes who is gone. */
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
}

export function createVisitorPresence(ports: {
  cases: Pick<Cases, 'markVisitorsSeen'>;
  pubSub: Pick<PubSub, 'publish'>;
  clock: Clock;
}): VisitorPresence {
  const { cases, pubSub, clock } = ports;
  const seen = new Map<string, Visit>();

  return {
    see({ id: caseId, widgetId }) {
      const isNew = !seen.has(caseId);
      seen.set(caseId, { widgetId, at: clock.now(), seenAt: clock.elapsed(), isWritten: false });
      if (isNew) pubSub.publish({ kind: 'visitor', caseId, widgetId, isHere: true });
    },

    isHere(caseId, writtenAt) {
      const here = seen.get(caseId);
      if (here && clock.elapsed() - here.seenAt < hereFor) return true;
      // Either way: a clock may have been set back since.
      return Math.abs(clock.now() - writtenAt) < hereFor;
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
      for (const [caseId, { widgetId, seenAt, isWritten }] of seen) {
        if (seenAt > goneBefore || !isWritten) continue;
        seen.delete(caseId);
        pubSub.publish({ kind: 'visitor', caseId, widgetId, isHere: false });
      }
    },
  };
}
