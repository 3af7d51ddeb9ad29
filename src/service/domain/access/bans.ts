/** Whom an agent or a bot has banned from the organisation's chats. */
export interface Ban {
  id: string;
  orgId: number;
  /** What the visitor is known by: see `banning.ts`. */
  who: string;
  /** The chat that it was for. */
  caseId: string;
  createdAt: number;
  /** Absent: for good. */
  until?: number;
  /** In the words of the agent. */
  reason?: string;
  /** E-mail of the agent; absent: a bot. */
  bannedBy?: string;
}

export interface Bans {
  add(ban: Ban): Promise<void>;
  /** Whether one of these is banned. */
  holds(orgId: number, who: string[], now: number): Promise<boolean>;
  /** Those in force, newest first, up to 1,000; with `widgetIds`, those made in chats of these widgets. */
  list(orgId: number, now: number, widgetIds?: string[]): Promise<Ban[]>;
  /** `false`: the organisation has no such ban. */
  remove(orgId: number, id: string): Promise<boolean>;
  removeExpired(now: number): Promise<void>;
}
