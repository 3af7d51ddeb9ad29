/** What of a case is not in the index yet. */
export interface UnindexedCase {
  caseId: string;
  /** Name and e-mail of the visitor, question and labels, and the next messages. */
  text: string;
  /** Position of the last entry that `text` goes up to. */
  upTo: number;
  /** Whether entries follow behind it. */
  hasMore: boolean;
}

export interface IndexedCase {
  caseId: string;
  words: string[];
  upTo: number;
}

/** The words by which cases are found. What is erased or forgotten of a case goes from here with it, words and all. */
export interface CaseWords {
  /**
   * Until the transaction ends nobody erases or changes what it reads, and nobody else indexes. `false`: somebody does
   * right now.
   */
  tryLock(): Promise<boolean>;
  /** Those of these cases that have more than the index, with some of it. */
  unindexed(caseIds: string[]): Promise<UnindexedCase[]>;
  /** The ids behind that one, in their order. */
  idsBehind(caseId: string, limit: number): Promise<string[]>;
  add(found: IndexedCase[]): Promise<void>;
}
