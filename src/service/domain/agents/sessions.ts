export interface ConsoleSession {
  /** SHA-256 of the cookie's secret. */
  id: string;
  agentEmail: string;
  createdAt: number;
  expiresAt: number;
  userAgent: string;
  /** An OpenID provider vouched for the person, by the factors that it asks for. */
  isByOpenId: boolean;
}

export interface FoundSession extends ConsoleSession {
  /** Opens nothing: its organisation demands a second factor, and its agent has none. */
  lacksSecondFactor: boolean;
}

export interface Sessions {
  add(session: ConsoleSession): Promise<void>;
  get(id: string, now: number): Promise<FoundSession | undefined>;
  /** Which of these open something. */
  present(ids: string[], now: number): Promise<string[]>;
  remove(id: string): Promise<void>;
  /** Newest first. */
  ofAgent(agentEmail: string, now: number): Promise<ConsoleSession[]>;
  /** All but so many of the newest. */
  keepNewest(agentEmail: string, count: number): Promise<void>;
  removeOthers(agentEmail: string, id: string): Promise<void>;
  removeOf(agentEmail: string): Promise<void>;
  removeExpired(now: number): Promise<void>;
}
