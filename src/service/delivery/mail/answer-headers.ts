import type { AnswerMail } from '../../domain/outbox/mail';

/** Has the id too, since Amazon SES, Microsoft 365 and others give each mail that they send another one. */
export const answerIdHeader = 'X-Answer-ID';

/** The headers by which mail programs keep a conversation together (RFC 5322, 3.6.4), and reports of mail servers are known. */
export function answerHeaders({ messageId, references = [] }: AnswerMail) {
  const before = references.filter(isMessageId);
  const last = before.at(-1);
  const headers = { [answerIdHeader]: messageId };
  return { messageId, headers, ...(last ? { inReplyTo: last, references: before } : {}) };
}

/** A visitor's mail program may write anything; only what can stand in a header becomes part of one. */
export function isMessageId(text: string): boolean {
  return /^<[\x21-\x3b\x3d\x3f-\x7e]{1,250}>$/.test(text);
}
