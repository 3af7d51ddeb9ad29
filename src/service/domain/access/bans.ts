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

/** Who has made a ban. */
export type BanMaker = 'agents' | 'bots';

export interface WhichBans {
  /** Those made in chats of these widgets. */
  widgetIds?: string[] | undefined;
  /** Those that come after it. */
  behind?: { at: number; id: string } | undefined;
  /** So many at most, otherwise all. */
  limit?: number;
}

export interface Bans {
  /** In the place of those that say the same, by the same and of the same chat, for no longer. */
  add(ban: Ban): Promise<void>;
  /** How many the organisation has by these; until the transaction ends nobody else who asks adds one. */
  lockCount(orgId: number, by: BanMaker): Promise<number>;
  /** Of those by bots. */
  removeOldest(orgId: number, count: number): Promise<void>;
  /** Whether one of these is banned. */
  holds(orgId: number, who: string[], now: number): Promise<boolean>;
  /** Those in force, newest first. */
  list(orgId: number, now: number, which?: WhichBans): Promise<Ban[]>;
  /** `false`: the organisation has no such ban, with `widgetIds` none made in chats of these widgets. */
  remove(orgId: number, id: string, widgetIds?: string[]): Promise<boolean>;
  removeExpired(now: number): Promise<void>;
}
