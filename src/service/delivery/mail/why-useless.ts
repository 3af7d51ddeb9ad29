import type { Delivery } from '../../domain/outbox/outbox';

export interface MailUse {
  now: number;
  /** Whether a visitor has been waiting for a person since then, and still does. */
  isWaiting(caseId: string, since: number): Promise<boolean>;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Returns why a mail that has waited, for example for its server, would mislead its reader now; `undefined` where it would not. */
export async function whyUseless(
  mail: Extract<Delivery, { channel: 'mail' }>,
  { now, isWaiting }: MailUse,
): Promise<string | undefined> {
  function unlessLater(milliseconds: number): string | undefined {
    return now < mail.createdAt + milliseconds ? undefined : 'Its link has expired.';
  }
  switch (mail.kind) {
    case 'waitingChat': {
      const { caseId, at } = mail.payload;
      const isUseful = caseId === undefined || (await isWaiting(caseId, at));
      return isUseful ? undefined : 'The chat has been taken.';
    }
    case 'passwordReset':
    case 'emailChange':
      return unlessLater(mail.payload.minutes * minute);
    case 'invitation':
      return unlessLater(mail.payload.days * day);
    default:
      return undefined;
  }
}
