export interface ConsoleSession {
  /** SHA-256 of the cookie's secret. */
  id: string;
  agentEmail: string;
  createdAt: number;
  expiresAt: number;
}

export interface Sessions {
  add(session: ConsoleSession): Promise<void>;
  get(id: string, now: number): Promise<ConsoleSession | undefined>;
  remove(id: string): Promise<void>;
  removeOf(agentEmail: string): Promise<void>;
  removeExpired(now: number): Promise<void>;
}
