import type { AnsweringAgent } from '../../../operations/console/cases';
import type { Change, Clock, PubSub } from '../ports';

/** Which agents look at which case right now. Kept in memory by each instance for itself: what a crashed one knew ends by itself. */
export interface Looking {
  /** Each of them once. */
  at(caseId: string): AnsweringAgent[];
  /** `viewer`: one console of the agent. It holds for a moment, and is said again. */
  set(
    chat: { id: string; widgetId: string },
    agent: AnsweringAgent,
    viewer: string,
    isLooking: boolean,
  ): void;
  /** The agent has no console open any more. */
  leave(email: string): void;
  /** Calls where others look at a case than before; returns the undo. */
  onChange(fn: (chat: { caseId: string; widgetId: string }) => void): () => void;
  /** Ends what was not said again in time. */
  expire(): void;
}

/** Milliseconds: twice as long as consoles take to say it again, and some. */
const holds = 25_000;

interface Look {
  agent: AnsweringAgent;
  widgetId: string;
  until: number;
}

export function createLooking({ pubSub, clock }: { pubSub: PubSub; clock: Clock }): Looking {
  /** By case, then by console. */
  const looks = new Map<string, Map<string, Look>>();
  /** By console: the one case that it shows. */
  const shownBy = new Map<string, string>();
  const listeners = new Set<(chat: { caseId: string; widgetId: string }) => void>();

  pubSub.subscribe((change) => {
    if (change.kind === 'looking') take(change);
    if (change.kind === 'lookingAway') for (const caseId of looks.keys()) drop(caseId, isOf(change.email));
  });

  function take({ caseId, widgetId, agent, viewer, isLooking }: Extract<Change, { kind: 'looking' }>) {
    const key = `${agent.email} ${viewer}`;
    if (!isLooking) return drop(caseId, (_, name) => name === key);
    const before = shownBy.get(key);
    if (before !== undefined && before !== caseId) drop(before, (_, name) => name === key);
    shownBy.set(key, caseId);
    const ofCase = looks.get(caseId) ?? new Map<string, Look>();
    const isKnown = [...ofCase.values()].some(isOf(agent.email));
    looks.set(caseId, ofCase.set(key, { agent, widgetId, until: clock.elapsed() + holds }));
    if (!isKnown) report(caseId, widgetId);
  }
  function drop(caseId: string, isGone: (look: Look, name: string) => boolean) {
    const ofCase = looks.get(caseId);
    const gone = [...(ofCase ?? [])].filter(([name, look]) => isGone(look, name));
    for (const [name] of gone) {
      ofCase?.delete(name);
      shownBy.delete(name);
    }
    if (ofCase?.size === 0) looks.delete(caseId);
    const left = gone.find(([, { agent }]) => ![...(ofCase?.values() ?? [])].some(isOf(agent.email)));
    // Where a chat was transferred meanwhile, those who still look tell whose it is.
    if (left) report(caseId, ([...(ofCase?.values() ?? [])].at(-1) ?? left[1]).widgetId);
  }
  function report(caseId: string, widgetId: string) {
    for (const fn of listeners) fn({ caseId, widgetId });
  }
  function at(caseId: string): AnsweringAgent[] {
    const agents = [...(looks.get(caseId)?.values() ?? [])].map(({ agent }) => agent);
    return [...new Map(agents.map((agent) => [agent.email, agent])).values()];
  }

  return {
    at,
    set({ id: caseId, widgetId }, agent, viewer, isLooking) {
      pubSub.publish({ kind: 'looking', caseId, widgetId, agent, viewer, isLooking });
    },
    leave: (email) => pubSub.publish({ kind: 'lookingAway', email }),
    onChange(fn) {
      listeners.add(fn);
      return () => listeners.delete(fn);
    },
    expire() {
      const now = clock.elapsed();
      for (const caseId of looks.keys()) drop(caseId, ({ until }) => until <= now);
    },
  };
}

function isOf(email: string) {
  return ({ agent }: Look) => agent.email === email;
}
