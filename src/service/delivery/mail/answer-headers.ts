import type { AnswerMail } from '../../domain/outbox/mail';

/** The headers by which mail programs keep a conversation together (RFC 5322, 3.6.4). */
export function answerHeaders({ messageId, references = [] }: AnswerMail) {
  const before = references.filter(isMessageId);
  const last = before.at(-1);
  return { messageId, ...(last ? { inReplyTo: last, references: before } : {}) };
}

/** A visitor's mail program may write anything; only what can stand in a header becomes part of one. */
export function isMessageId(text: string): boolean {
  return /^<[\x21-\x3b\x3d\x3f-\x7e]{1,250}>$/.test(text);
}
