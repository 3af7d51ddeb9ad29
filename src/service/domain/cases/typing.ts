import type { CaseLimits } from './case-limits';
import type { Clock, PubSub } from '../ports';

type Who = 'visitor' | 'agent';

/** Who is writing in which case right now. Kept in memory, published to the other instances, ends by itself. */
export interface Typing {
  isTyping(caseId: string, who: Who): boolean;
  /** `forMs`: how long it holds unless it is set again. */
  set(chat: { id: string; widgetId: string }, who: Who, isTyping: boolean, forMs?: number): void;
  /** Ends what was not set again in time. */
  expire(): void;
}

/** Longer than any instance holds a state that was set there: the instance where it was set ends it for all. */
const heldForOthers = 40_000;

export function createTyping(ports: {
  pubSub: PubSub;
  clock: Clock;
  limits: Pick<CaseLimits, 'maySignalTyping'>;
}): Typing {
  const { pubSub, clock, limits } = ports;
  const states = {
    visitor: new Map<string, { widgetId: string; until: number }>(),
    agent: new Map<string, { widgetId: string; until: number }>(),
  };

  pubSub.subscribe((change) => {
    if (change.kind !== 'typing') return;
    const { caseId, widgetId } = change;
    const known = states[change.who];
    if (!change.isTyping) known.delete(caseId);
    else if (!known.has(caseId)) known.set(caseId, { widgetId, until: clock.now() + heldForOthers });
  });

  function end(caseId: string, who: Who) {
    const state = states[who].get(caseId);
    if (!state) return;
    states[who].delete(caseId);
    pubSub.publish({ kind: 'typing', caseId, widgetId: state.widgetId, who, isTyping: false });
  }

  return {
    isTyping(caseId, who) {
      const state = states[who].get(caseId);
      return state !== undefined && state.until > clock.now();
    },

    set({ id: caseId, widgetId }, who, isTyping, forMs = 0) {
      if (!isTyping) return end(caseId, who);
      const isNew = !states[who].has(caseId);
      // Each is published to all instances: who flickers is left out.
      if (isNew && !limits.maySignalTyping(`${who} ${caseId}`)) return;
      states[who].set(caseId, { widgetId, until: clock.now() + forMs });
      if (isNew) pubSub.publish({ kind: 'typing', caseId, widgetId, who, isTyping: true });
    },

    expire() {
      const now = clock.now();
      for (const who of ['visitor', 'agent'] as const) {
        for (const [caseId, { until }] of states[who]) if (until <= now) end(caseId, who);
      }
    },
  };
}
