import type { MailKind } from '../../../contract/mails/mail-template';
import type { Message } from './outbox';

export interface ExampleDetails {
  to: string;
  at: number;
  /** Of who gets it. */
  locale?: string;
  encryptLink(link: string): string;
}

/** A mail as it would be asked for, about nobody. */
export function exampleMail(
  kind: MailKind,
  { to, at, locale, encryptLink }: ExampleDetails,
): Extract<Message, { channel: 'mail' }> {
  const base = { to, widgetName: 'Tarn Lamps', timeZone: 'UTC', ...(locale && { locale }) };
  const account = { ...base, widgetName: 'ChatWidget' };
  const sealedLink = encryptLink('https://chat.example.com/console/#/reset/this-is-an-example');
  switch (kind) {
    case 'transcript': {
      const lines = [
        { from: 'visitor', author: 'Ann', text: 'Do you ship to Norway?', at: at - 60_000 },
        { from: 'agent', author: 'Maya', text: 'We do, within three days.', at },
      ] as const;
      return { channel: 'mail', kind, payload: { ...base, lines: [...lines] } };
    }
    case 'offlineMessage': {
      const visitor = {
        name: 'Ann Example',
        email: 'ann@example.com',
        pageUrl: 'https://www.example.com/lamps',
      };
      return { channel: 'mail', kind, payload: { ...base, message: 'Do you ship to Norway?', at, visitor } };
    }
    case 'invitation':
      return { channel: 'mail', kind, payload: { ...account, sealedLink, by: 'Ada Tarn', days: 7 } };
    case 'passwordReset':
      return { channel: 'mail', kind, payload: { ...account, sealedLink, minutes: 30 } };
    case 'passwordChanged':
      return { channel: 'mail', kind, payload: { ...account, at } };
    case 'emailChange': {
      const link = encryptLink('https://chat.example.com/console/#/account/email/this-is-an-example');
      return { channel: 'mail', kind, payload: { ...account, sealedLink: link, minutes: 60 } };
    }
    case 'emailChanged':
      return { channel: 'mail', kind, payload: { ...account, at, email: 'ada@example.com' } };
    case 'newSignIn':
      return { channel: 'mail', kind, payload: { ...account, at, browser: 'Firefox 133, Linux' } };
    case 'waitingChat': {
      const link = 'https://chat.example.com/console/#/cases/this-is-an-example';
      return { channel: 'mail', kind, payload: { ...base, at, link } };
    }
  }
}
