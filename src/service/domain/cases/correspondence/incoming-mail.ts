/** A mail as it arrived, of which nothing is trusted but that it is here. */
export interface IncomingMail {
  /** Everybody whom its headers name as a recipient. */
  recipients: string[];
  /** Whom it says it is from; may be empty, and anybody can write anything. */
  from: string;
  /** In angle brackets. One without has it made of what it says, so that it is the same each time. */
  messageId: string;
  subject: string;
  /** Without markup. */
  text: string;
  /** A program wrote it: an answering machine, a mail server, a list. */
  isAutomatic: boolean;
  attachments: { name: string; bytes: Uint8Array }[];
}

/** What becomes of a mail. Only what is `taken` or `repeated` is in a case. */
export type Taking =
  | { outcome: 'taken' | 'repeated'; caseId: string }
  | { outcome: 'notOurs' }
  | { outcome: 'refused'; why: 'automatic' | 'fromUs' | 'tooMany' | 'full' | 'banned' | 'moved' };

/** Bytes of a mail that is looked into; larger ones stay where they are. */
export const largestMail = 40_000_000;
/** Characters of one mail that come into a case. */
export const longestMailedText = 20_000;
/** Files of one mail that come into a case. */
export const mostAttachments = 20;
