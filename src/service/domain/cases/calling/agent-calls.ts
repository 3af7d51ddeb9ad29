import type { MadeCall } from './next-call';

/** A call of agents to a chat in which a visitor waits for them. */
export interface AgentCall extends MadeCall {
  caseId: string;
  /** Of all of the case, from 0 on. */
  number: number;
  /** Since when the visitor waited. */
  waitsSince: number;
  /** Whom it was for, by name. */
  names: string[];
  /** Where the chat was. */
  widgetId: string;
}

export interface AgentCalls {
  /** Adds a call to a case that the transaction has locked. */
  add(call: AgentCall): Promise<void>;
  /** By case, in their order. */
  ofCases(caseIds: string[]): Promise<Map<string, AgentCall[]>>;
}
