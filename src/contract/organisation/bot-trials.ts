import type { BotContent } from '../integrations/bots';

/** A conversation that an administrator has with a bot to see what it does, on the wire below `/api/console/endpoints/{id}/trial`. The service keeps nothing of it. */
export type BotTrialStep =
  | { kind: 'start'; text: string; email?: string; pageUrl?: string }
  | ({ kind: 'message'; text: string; responseId?: string } & BotTrialPlace)
  | ({ kind: 'end' } & BotTrialPlace);

export interface BotTrialPlace {
  /** Of the answer to its start; unlike that of any chat. */
  caseId: string;
  /** What the bot gave with its last reply. */
  contextId?: string;
}

/** What went over the wire, and what the bot said. */
export interface BotTrialAnswer {
  caseId: string;
  contextId?: string;
  /** What the service would carry out in a chat, in this order; here it carries out nothing. */
  content: BotContent[];
  exchange: BotExchange;
}

export interface BotExchange {
  event: string;
  url: string;
  /** Epoch milliseconds. */
  at: number;
  durationMs: number;
  request: WirePart;
  /** Absent when no answer came. */
  answer?: WirePart & { status: number };
  /** What went wrong. */
  error?: string;
}

export interface WirePart {
  /** In place of each secret stands that it is hidden. */
  headers: { name: string; value: string }[];
  /** Its first 16 kB. */
  body: string;
}

/** Of the case ids of trials. */
export const trialPrefix = 'trial-';
export const longestTrialText = 10_000;
