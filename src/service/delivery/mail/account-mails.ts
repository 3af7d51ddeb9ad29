import type {
  InvitationMail,
  NewSignInMail,
  PasswordChangedMail,
  PasswordResetMail,
} from '../../domain/outbox/mail';
import { formatTime } from './format-time';
import type { MailPart } from './render-mail';

export function passwordReset(
  { sealedLink, minutes }: PasswordResetMail,
  openLink: (sealed: string) => string,
): { subject: string; parts: MailPart[] } {
  return {
    subject: 'A new password for the console',
    parts: [
      { kind: 'heading', text: 'Choose a new password' },
      { kind: 'text', text: openLink(sealedLink) },
      {
        kind: 'text',
        text: `The link is good once, for ${minutes} minutes. If you did not ask for it, do nothing: your password stays as it is.`,
      },
    ],
  };
}

export function invitation(
  { sealedLink, by, days }: InvitationMail,
  openLink: (sealed: string) => string,
): { subject: string; parts: MailPart[] } {
  return {
    subject: 'Your account of the console',
    parts: [
      { kind: 'heading', text: 'Choose your password for the console' },
      { kind: 'text', text: `${by} asks you to. Open this link:` },
      { kind: 'text', text: openLink(sealedLink) },
      {
        kind: 'text',
        text: `It is good once, for ${days} days. If you do not know what this is about, do nothing.`,
      },
    ],
  };
}

export function passwordChanged({ at, timeZone }: PasswordChangedMail): {
  subject: string;
  parts: MailPart[];
} {
  return {
    subject: 'Your password was changed',
    parts: [
      { kind: 'heading', text: 'Your password for the console was changed' },
      {
        kind: 'text',
        text: `${formatTime(at, timeZone)}. If that was not you, ask for a new password at once.`,
      },
    ],
  };
}

export function newSignIn({ at, browser, timeZone }: NewSignInMail): { subject: string; parts: MailPart[] } {
  return {
    subject: 'A new sign-in to the console',
    parts: [
      { kind: 'heading', text: 'Somebody signed in with your password by a browser that we did not know' },
      { kind: 'text', text: [formatTime(at, timeZone), browser].filter(Boolean).join(', ') },
      {
        kind: 'text',
        text: 'If that was not you, change your password and sign out everywhere, on the page Account of the console.',
      },
    ],
  };
}
