import { mailKinds, type MailKind } from '../../../contract/mails/mail-template';

/** The mail of that name in an address. */
export function mailKindOf(name: string | undefined): MailKind | undefined {
  return mailKinds.find((kind) => kind === name);
}
