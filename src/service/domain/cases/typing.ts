import type { Clock, NewsBus } from '../ports';

type Who = 'visitor' | 'agent';

/** Who is writing in which case right now. Kept in memory, told to the other instances, ends by itself. */
export interface Typing {
  isTyping(caseId: string, who: Who): boolean;
  /** `forMs`: how long it holds unless it is told again. */
  tell(chat: { id: string; widgetId: string }, who: Who, isTyping: boolean, forMs?: number): void;
  /** Ends what was not told again in time. */
  expire(): void;
}

/** Longer than any instance holds a state that it was told itself: the instance that was told ends it for all. */
const heldForOthers = 40_000;

export function createTyping({ news, clock }: { news: NewsBus; clock: Clock }): Typing {
  const states = {
    visitor: new Map<string, { widgetId: string; until: number }>(),
    agent: new Map<string, { widgetId: string; until: number }>(),
  };

  news.onNews((told) => {
    if (told.type !== 'typing') return;
    const { caseId, widgetId } = told;
    const known = states[told.who];
    if (!told.isTyping) known.delete(caseId);
    else if (!known.has(caseId)) known.set(caseId, { widgetId, until: clock.now() + heldForOthers });
  });

  function end(caseId: string, who: Who) {
    const state = states[who].get(caseId);
    if (!state) return;
    states[who].delete(caseId);
    news.publish({ type: 'typing', caseId, widgetId: state.widgetId, who, isTyping: false });
  }

  return {
    isTyping(caseId, who) {
      const state = states[who].get(caseId);
      return state !== undefined && state.until > clock.now();
    },

    tell({ id: caseId, widgetId }, who, isTyping, forMs = 0) {
      if (!isTyping) return end(caseId, who);
      const isNew = !states[who].has(caseId);
      states[who].set(caseId, { widgetId, until: clock.now() + forMs });
      if (isNew) news.publish({ type: 'typing', caseId, widgetId, who, isTyping: true });
    },

    expire() {
      const now = clock.now();
      for (const who of ['visitor', 'agent'] as const) {
        for (const [caseId, { until }] of states[who]) if (until <= now) end(caseId, who);
      }
    },
  };
}
