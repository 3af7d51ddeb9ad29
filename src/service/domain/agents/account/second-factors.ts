/** The second factor of an account. */
export interface SecondFactor {
  agentEmail: string;
  /** Encrypted. */
  secret: string;
  /** Absent: begun, and not in force. */
  confirmedAt?: number;
  /** The latest period whose code was used: each opens once. */
  lastPeriod: number;
  /** Digests of those not used. */
  recoveryCodes: string[];
}

export interface SecondFactors {
  get(agentEmail: string): Promise<SecondFactor | undefined>;
  /** In the place of one that is not in force. `false`: one is. */
  put(factor: SecondFactor): Promise<boolean>;
  /** Puts in force what was begun. `false`: another one was begun, or it is in force. */
  confirm(factor: Required<SecondFactor>): Promise<boolean>;
  remove(agentEmail: string): Promise<void>;
  /** Writes the same secret, encrypted in another way. */
  setSecret(agentEmail: string, secret: string): Promise<void>;
  /** `false`: a code of that period or a later one was used. */
  usePeriod(agentEmail: string, period: number): Promise<boolean>;
  /** `false`: there is no such code, or it was used. */
  useRecoveryCode(agentEmail: string, digest: string): Promise<boolean>;
}
