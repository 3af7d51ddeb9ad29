/** A mail that comes into a case. */
export interface CountedMail {
  orgId: number;
  /** The address of the visitor whose case it is: in a mail anybody can name anybody as its sender. */
  visitor: string;
  /** In the mailbox: what has waited there did not come all at once. */
  arrivedAt: number;
}

/** How often is too often, of what is not a request of its own. Each call counts one use. */
export interface CaseLimits {
  maySignalTyping(caseId: string): boolean;
  mayReadMail(caseId: string): boolean;
  /** Reports of mail servers, which belong to no chat before they are read. */
  mayReadReport(): boolean;
  /** Counts a mail that was read in vain as several. */
  noteUnreadableMail(caseId: string): void;
  mayTakeMail(mail: CountedMail): boolean;
  /** Takes back one use of each, for a mail that could not be read or kept. */
  giveBackMail(caseIds: string[], taken?: CountedMail): void;
  /** Anybody can make visitors wait. */
  mayCall(way: 'mail' | 'push', email: string): boolean;
  mayMailTranscript(orgId: number, recipient: string): boolean;
}
