import type { MailKind } from '../../../contract/mails/mail-template';

/** What each mail is called, and who gets it. */
export const mails: Readonly<Record<MailKind, { title: string; to: string }>> = {
  transcript: { title: 'Transcript', to: 'The visitor who asked for it, and the address of the widget' },
  offlineMessage: { title: 'Offline message', to: 'The address of the widget' },
  invitation: { title: 'Invitation', to: 'Who is invited, or gets a new link' },
  passwordReset: { title: 'Forgotten password', to: 'The agent who asked' },
  passwordChanged: { title: 'Changed password', to: 'The agent' },
  newSignIn: { title: 'New sign-in', to: 'The agent' },
};

/** The mail of that name in an address. */
export function mailKindOf(name: string | undefined): MailKind | undefined {
  return name !== undefined && Object.hasOwn(mails, name) ? (name as MailKind) : undefined;
}
