import type { RoutingFacts } from './decide';

/** Who got a chat, or from whom it was taken, with the facts of that moment. */
export interface RoutingDecision {
  caseId: string;
  /** Of all of the case, from 0 on. */
  number: number;
  widgetId: string;
  at: number;
  /** E-mail of the agent who got it. */
  chosen?: string;
  facts: ({ kind: 'given' } & RoutingFacts) | ReturnFacts;
}

/** The visitor had waited for so long for the agent who had the chat. */
export interface ReturnFacts {
  kind: 'returned';
  from: { email: string; name: string };
  seconds: number;
}

export interface RoutingDecisions {
  /** Until the transaction ends nobody else who asks for it decides for the organisation. Before its widgets and cases. */
  lock(orgId: number): Promise<void>;
  /** Adds a decision to a case that the transaction has locked. */
  add(decision: RoutingDecision): Promise<void>;
  /** In their order. */
  ofCase(caseId: string): Promise<RoutingDecision[]>;
  /** The newest of a widget since then, in their order, so many at a time: each has all its facts. */
  newest(
    widgetId: string,
    since: number,
    { most, atOnce }: { most: number; atOnce: number },
  ): AsyncIterable<RoutingDecision[]>;
  /** By e-mail: when each of these agents was given a chat of the widget last, and not later than `until`. */
  lastGiven(widgetId: string, emails: string[], until: number): Promise<Map<string, number>>;
}
