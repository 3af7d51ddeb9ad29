/** A link to a new password that was mailed to an agent. */
export interface PasswordReset {
  /** Digest of what is in the link. */
  id: string;
  agentEmail: string;
  expiresAt: number;
}

export interface PasswordResets {
  add(reset: PasswordReset): Promise<void>;
  get(id: string, now: number): Promise<PasswordReset | undefined>;
  /** Takes it, once: `false` when it was taken before. */
  take(id: string): Promise<boolean>;
  /** Those that expire at `until` at the latest; without it, all. */
  removeOf(agentEmail: string, until?: number): Promise<void>;
  removeExpired(now: number): Promise<void>;
}
