import type { AnsweringAgent } from '../../../operations/console/cases';
import type { CaseLimits } from './case-limits';
import type { CaseChange, Clock, PubSub, Writer } from '../ports';

/** Who is writing in which case right now. Kept in memory, published to the other instances, ends by itself. */
export interface Typing {
  /** `agent`: a person or a bot. */
  isTyping(caseId: string, side: 'visitor' | 'agent'): boolean;
  /** The people who are writing an answer, who began first in front. */
  answering(caseId: string): AnsweringAgent[];
  /** `forMs`: how long it holds unless it is set again. */
  set(chat: { id: string; widgetId: string }, writer: Writer, isTyping: boolean, forMs?: number): void;
  /** What the visitor is writing: for agents to read before it is sent, and kept in memory alone. Empty: nothing. */
  show(chat: { id: string; widgetId: string }, text: string, forMs: number): void;
  /** What {@link Typing.show} was given last, while it holds. */
  textOf(caseId: string): string | undefined;
  /** Ends what was not set again in time. */
  expire(): void;
}

interface State {
  writer: Writer;
  widgetId: string;
  until: number;
  text?: string;
}

const visitor = { kind: 'visitor' } as const;

/** Longer than any instance holds a state that was set there: the instance where it was set ends it for all. */
const heldForOthers = 40_000;

export function createTyping(ports: {
  pubSub: PubSub;
  clock: Clock;
  limits: Pick<CaseLimits, 'maySignalTyping'>;
}): Typing {
  const { pubSub, clock, limits } = ports;
  /** By case, then by writer. */
  const states = new Map<string, Map<string, State>>();

  pubSub.subscribe((change) => {
    if (change.kind === 'case') follow(change);
    if (change.kind !== 'typing') return;
    const { caseId, widgetId, writer, text } = change;
    if (!change.isTyping) return forget(caseId, writer);
    const held = find(caseId, writer) ?? { writer, widgetId, until: clock.elapsed() + heldForOthers };
    keep(caseId, { ...held, ...(text !== undefined && { text }) });
  });

  function follow({ caseId, widgetId, state: ofCase }: CaseChange) {
    if (ofCase === 'closed') states.delete(caseId);
    // Those who answer the widget that it went to have to hear of the end.
    for (const state of states.get(caseId)?.values() ?? []) state.widgetId = widgetId;
  }

  function find(caseId: string, writer: Writer): State | undefined {
    return states.get(caseId)?.get(nameOf(writer));
  }
  function keep(caseId: string, state: State) {
    const ofCase = states.get(caseId) ?? new Map<string, State>();
    states.set(caseId, ofCase.set(nameOf(state.writer), state));
  }
  function forget(caseId: string, writer: Writer) {
    const ofCase = states.get(caseId);
    ofCase?.delete(nameOf(writer));
    if (ofCase?.size === 0) states.delete(caseId);
  }
  function end(caseId: string, writer: Writer) {
    const state = find(caseId, writer);
    if (!state) return;
    forget(caseId, writer);
    pubSub.publish({ kind: 'typing', caseId, widgetId: state.widgetId, writer, isTyping: false });
  }
  function isInForce({ until }: State): boolean {
    return until > clock.elapsed();
  }
  function writers(caseId: string): Writer[] {
    const ofCase = [...(states.get(caseId)?.values() ?? [])];
    return ofCase.filter(isInForce).map(({ writer }) => writer);
  }

  return {
    isTyping: (caseId, side) =>
      states.has(caseId) && writers(caseId).some(({ kind }) => (kind === 'visitor') === (side === 'visitor')),

    answering: (caseId) =>
      writers(caseId).flatMap((writer) =>
        writer.kind === 'agent' ? { email: writer.email, alias: writer.alias } : [],
      ),

    set({ id: caseId, widgetId }, writer, isTyping, forMs = 0) {
      if (!isTyping) return end(caseId, writer);
      const isNew = !find(caseId, writer);
      // Each is published to all instances: who flickers is left out.
      if (isNew && !limits.maySignalTyping(`${nameOf(writer)} ${caseId}`)) return;
      keep(caseId, { ...find(caseId, writer), writer, widgetId, until: clock.elapsed() + forMs });
      if (isNew) pubSub.publish({ kind: 'typing', caseId, widgetId, writer, isTyping: true });
    },

    show({ id: caseId, widgetId }, text, forMs) {
      if (!text) return end(caseId, visitor);
      keep(caseId, { writer: visitor, widgetId, until: clock.elapsed() + forMs, text });
      pubSub.publish({ kind: 'typing', caseId, widgetId, writer: visitor, isTyping: true, text });
    },

    textOf(caseId) {
      const state = find(caseId, visitor);
      return state && isInForce(state) ? state.text : undefined;
    },

    expire() {
      for (const [caseId, ofCase] of states) {
        for (const state of ofCase.values()) if (!isInForce(state)) end(caseId, state.writer);
      }
    },
  };
}

function nameOf(writer: Writer): string {
  return writer.kind === 'agent' ? writer.email : writer.kind;
}
