import type { Clock, NewsBus } from './ports';

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
  const states = new Map<string, { caseId: string; widgetId: string; who: Who; until: number }>();
  const keyOf = (caseId: string, who: Who) => `${who} ${caseId}`;

  news.onNews((told) => {
    if (told.type !== 'typing') return;
    const { caseId, widgetId, who } = told;
    const key = keyOf(caseId, who);
    if (!told.isTyping) states.delete(key);
    else if (!states.has(key)) states.set(key, { caseId, widgetId, who, until: clock.now() + heldForOthers });
  });

  function end(key: string) {
    const state = states.get(key);
    if (!state) return;
    states.delete(key);
    const { caseId, widgetId, who } = state;
    news.publish({ type: 'typing', caseId, widgetId, who, isTyping: false });
  }

  return {
    isTyping: (caseId, who) => (states.get(keyOf(caseId, who))?.until ?? 0) > clock.now(),

    tell({ id: caseId, widgetId }, who, isTyping, forMs = 0) {
      const key = keyOf(caseId, who);
      if (!isTyping) return end(key);
      const isNew = !states.has(key);
      states.set(key, { caseId, widgetId, who, until: clock.now() + forMs });
      if (isNew) news.publish({ type: 'typing', caseId, widgetId, who, isTyping: true });
    },

    expire() {
      const now = clock.now();
      for (const [key, state] of states) if (state.until <= now) end(key);
    },
  };
}
