/** How often is too often, of what is not a request of its own. Each call counts one use. */
export interface CaseLimits {
  maySignalTyping(caseId: string): boolean;
  mayReadMail(caseId: string): boolean;
  /** Counts a mail that was read in vain as several. */
  noteUnreadableMail(caseId: string): void;
  /** `sender`: whom the mail says it is from. */
  mayTakeMail(orgId: number, sender: string): boolean;
  /** Takes back one use of each, for a mail that could not be read or kept. */
  giveBackMail(caseIds: string[], taken?: { orgId: number; sender: string }): void;
  /** Anybody can make visitors wait. */
  mayCall(way: 'mail' | 'push', email: string): boolean;
  mayMailTranscript(orgId: number, recipient: string): boolean;
}
