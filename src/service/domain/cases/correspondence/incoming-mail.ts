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
  /** `isEmbedded`: in its text, as the pictures of a signature are, which come with each mail. */
  attachments: { name: string; bytes: Uint8Array; isEmbedded: boolean }[];
  /** Of a report that a mail could not be delivered. */
  undelivered?: UndeliveredMail;
}

/** A mail that a mail server took, and gave up later. */
export interface UndeliveredMail {
  /** Its own. */
  headers: string;
  /** As it was when we sent it. */
  messageId: string;
  /** In the words of the mail server. */
  reason: string;
}

/** What becomes of a mail. Only what is `taken` or `repeated` is in a case. */
export type Taking =
  | { outcome: 'taken' | 'repeated'; caseId: string }
  | { outcome: 'notOurs' }
  | { outcome: 'refused'; why: 'automatic' | 'fromUs' | 'tooMany' | 'full' | 'banned' | 'moved' };

/** Bytes of a mail that is looked into; larger ones stay where they are. */
export const largestMail = 40_000_000;
/** Bytes of a report that a mail could not be delivered; larger ones stay where they are. */
export const largestReport = 1_000_000;
/** Characters of one mail that come into a case. */
export const longestMailedText = 20_000;
/** Files of one mail that come into a case. */
export const mostAttachments = 20;

/** Whether a mail with these headers, in small letters, reports what became of another one (RFC 3464). */
export function isDeliveryReport(headers: string): boolean {
  const [type = ''] = /^content-type:[^\n]*(?:\n[ \t][^\n]*)*/m.exec(headers) ?? [];
  return /^content-type:\s*multipart\/report\b/.test(type) && /report-type="?delivery-status\b/.test(type);
}
