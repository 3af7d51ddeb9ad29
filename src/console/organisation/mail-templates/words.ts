import type { MailKind } from '../../../contract/mails/mail-template';

/** What each mail is called, and who gets it. */
export const mails: Readonly<Record<MailKind, { title: string; to: string }>> = {
  transcript: { title: 'Transcript', to: 'The visitor if they asked for it, and the widget’s address' },
  offlineMessage: { title: 'Offline message', to: 'The widget’s address' },
  invitation: { title: 'Invitation', to: 'The invited agent' },
  passwordReset: { title: 'Forgotten password', to: 'The agent who asked' },
  passwordChanged: { title: 'Changed password', to: 'The agent' },
  newSignIn: { title: 'New sign-in', to: 'The agent' },
};

/** The mail of that name in an address. */
export function mailKindOf(name: string | undefined): MailKind | undefined {
  return name !== undefined && Object.hasOwn(mails, name) ? (name as MailKind) : undefined;
}
