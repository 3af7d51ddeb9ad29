/** A text that agents put into their answers by typing `/` and its word. */
export interface CannedReply {
  id: string;
  orgId: number;
  /** E-mail of the agent who alone has it; absent: it is shared by the organisation. */
  ownerEmail?: string;
  word: string;
  text: string;
  /** Counts up with every change. */
  revision: number;
}

export interface CannedReplies {
  /** Nobody else changes replies of the organisation until the transaction ends. */
  lockAll(orgId: number): Promise<void>;
  /** Those of the agent and the shared ones, by word. */
  ofAgent(agent: { email: string; orgId: number }): Promise<CannedReply[]>;
  /** How many an agent has; without an e-mail, how many are shared. */
  count(orgId: number, ownerEmail: string | undefined): Promise<number>;
  /** Bytes of all that the organisation and its agents have, about. */
  size(orgId: number): Promise<number>;
  get(orgId: number, id: string): Promise<CannedReply | undefined>;
  /** Adds or replaces it. `wordTaken`: the same agent has another of that word, in whichever case, or it is shared twice. */
  put(reply: CannedReply): Promise<'kept' | 'wordTaken'>;
  remove(orgId: number, id: string): Promise<void>;
}
