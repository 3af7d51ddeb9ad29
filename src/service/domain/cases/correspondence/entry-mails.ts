/** An entry of an offline message that went out, or came in, by mail. */
export interface EntryMail {
  caseId: string;
  index: number;
  /** As the header has it, in angle brackets. */
  messageId: string;
  state: 'queued' | 'sent' | 'refused' | 'received';
  /** Why it was refused. */
  reason?: string;
  /** What sends it. */
  deliveryId?: string;
  at: number;
}

export interface EntryMails {
  add(mail: EntryMail): Promise<void>;
  /** The latest of the case, in their order. What its delivery gave up is `refused`, as is what has lost it. */
  ofCase(caseId: string): Promise<EntryMail[]>;
  hasMessage(caseId: string, messageId: string): Promise<boolean>;
  /** Writes what became of an answer; one that is sent again gets another delivery. */
  change(
    caseId: string,
    index: number,
    change: Pick<EntryMail, 'state' | 'reason' | 'deliveryId'>,
  ): Promise<void>;
  /** What the case's mails are known by, in their addresses: `fresh` unless they have been given one. */
  threadOf(caseId: string, fresh: string): Promise<string>;
  caseOf(thread: string): Promise<string | undefined>;
}
