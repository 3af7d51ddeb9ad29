import { mailEndpoint, type Message, type Outbox } from '../../outbox/outbox';
import type { Clock, Secrets } from '../../ports';
import type { Agent } from '../agents';

type AccountMail = Extract<
  Message,
  { kind: 'passwordReset' | 'passwordChanged' | 'emailChange' | 'emailChanged' | 'newSignIn' | 'invitation' }
>;
/** `locale`: for somebody who has not signed in yet. */
type Own<Mail> = Mail extends AccountMail
  ? {
      kind: Mail['kind'];
      payload: Omit<Mail['payload'], 'to' | 'widgetName' | 'timeZone' | 'locale'>;
      locale?: string | undefined;
    }
  : never;

export interface AccountMailsPorts {
  clock: Clock;
  secrets: Pick<Secrets, 'uuid'>;
  /** Without a mail server nobody waits for these. */
  isMailConfigured: boolean;
}

/** Mails to agents about their own account. */
export function createAccountMails({ clock, secrets, isMailConfigured }: AccountMailsPorts) {
  return async function tell(
    { outbox }: { outbox: Pick<Outbox, 'add'> },
    { email: to, orgId, locale: own }: Agent,
    mail: Own<AccountMail>,
  ): Promise<void> {
    if (!isMailConfigured) return;
    const locale = own ?? mail.locale;
    const base = { to, widgetName: 'ChatWidget', timeZone: 'UTC', ...(locale && { locale }) };
    const message = {
      channel: 'mail',
      kind: mail.kind,
      payload: { ...base, ...mail.payload },
    } as AccountMail;
    const id = secrets.uuid();
    // A link may be good for half an hour, in which it waits for no other mail that failed.
    await outbox.add({
      ...message,
      id,
      orgId,
      endpointId: mailEndpoint,
      orderKey: id,
      createdAt: clock.now(),
    });
  };
}

export type TellAgent = ReturnType<typeof createAccountMails>;
