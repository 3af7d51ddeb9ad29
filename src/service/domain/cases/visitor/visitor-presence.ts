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

export function createVisitorPresence(ports: {
  cases: Pick<Cases, 'markVisitorsSeen'>;
  pubSub: Pick<PubSub, 'publish'>;
  clock: Clock;
}): VisitorPresence {
  const { cases, pubSub, clock } = ports;
  const seen = new Map<string, { widgetId: string; at: number; isWritten: boolean }>();

  return {
    see({ id: caseId, widgetId }) {
      const at = clock.now();
      const known = seen.get(caseId);
      if (known) {
        known.at = at;
        known.isWritten = false;
        return;
      }
      seen.set(caseId, { widgetId, at, isWritten: false });
      pubSub.publish({ kind: 'visitor', caseId, widgetId, isHere: true });
    },

    isHere: (caseId, writtenAt) => Math.max(seen.get(caseId)?.at ?? 0, writtenAt) > clock.now() - hereFor,

    async flush() {
      const unwritten = [...seen].filter(([, visit]) => !visit.isWritten);
      for (const [, visit] of unwritten) visit.isWritten = true;
      if (unwritten.length > 0) {
        await cases.markVisitorsSeen(unwritten.map(([caseId, { at }]) => ({ caseId, at })));
      }
      const goneBefore = clock.now() - hereFor;
      for (const [caseId, { widgetId, at, isWritten }] of seen) {
        if (at > goneBefore || !isWritten) continue;
        seen.delete(caseId);
        pubSub.publish({ kind: 'visitor', caseId, widgetId, isHere: false });
      }
    },
  };
}
