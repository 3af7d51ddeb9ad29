export interface ConsoleSession {
  /** SHA-256 of the cookie's secret. */
  id: string;
  agentEmail: string;
  createdAt: number;
  expiresAt: number;
  userAgent: string;
}

export interface Sessions {
  add(session: ConsoleSession): Promise<void>;
  get(id: string, now: number): Promise<ConsoleSession | undefined>;
  /** Which of these are there and not over. */
  present(ids: string[], now: number): Promise<string[]>;
  remove(id: string): Promise<void>;
  /** Newest first. */
  ofAgent(agentEmail: string, now: number): Promise<ConsoleSession[]>;
  removeOthers(agentEmail: string, id: string): Promise<void>;
  removeOf(agentEmail: string): Promise<void>;
  removeExpired(now: number): Promise<void>;
}
