/**
 * Objects of the bucket that are to go: those whose chunk was removed, which the database notes by itself in the same
 * transaction, and those that are announced before they are put. What is kept by then no longer goes.
 */
export interface ObjectRemovals {
  announce(name: string, dueAt: number): Promise<void>;
  /** It is put and not kept: it is due now. */
  giveUp(name: string): Promise<void>;
  /** Takes some that are due; what is taken can't be kept any more, and is due again at `againAt` unless it is forgotten. */
  take(now: number, againAt: number, most: number): Promise<string[]>;
  /**
   * What is due later than `latest`, by a clock that was ahead, is due now if its removal has begun. Another one, which may be about to be
   * kept, is due at `latest`.
   */
  hasten(now: number, latest: number): Promise<void>;
  /** They are gone. */
  forget(names: string[]): Promise<void>;
}
