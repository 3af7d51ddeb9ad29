/** Uses of a limit within one window, as all instances of the service count them together. */
export interface CountedUse {
  limit: string;
  /** Digest of what is limited: neither addresses nor names are kept. */
  key: string;
  /** Epoch milliseconds; the same for every instance. */
  endsAt: number;
  used: number;
}

export interface SharedCounts {
  /** Adds to the sums and answers them, in the same order. */
  add(uses: CountedUse[]): Promise<number[]>;
  removeEnded(now: number): Promise<void>;
}
