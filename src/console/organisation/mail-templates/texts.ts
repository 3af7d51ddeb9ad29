import { mailDefinitions } from '../../../contract/mails/mail-definitions';
import {
  mailKinds,
  type MailDefaults,
  type MailKind,
  type MailValue,
} from '../../../contract/mails/mail-template';
import { roomTexts } from '../../kit/texts/room-texts';

export type MailTemplateTexts = ReturnType<typeof mailTemplateTexts>;

const mails: Record<MailKind, { title: string; to: string }> = {
  transcript: { title: 'Transcript', to: 'The visitor if they asked for it, and the widget’s address' },
  offlineMessage: { title: 'Offline message', to: 'The widget’s address' },
  invitation: { title: 'Invitation', to: 'The invited agent' },
  passwordReset: { title: 'Forgotten password', to: 'The agent who asked' },
  passwordChanged: { title: 'Changed password', to: 'The agent' },
  emailChange: { title: 'New e-mail address', to: 'The new address of the agent' },
  emailChanged: { title: 'Changed e-mail address', to: 'The former address of the agent' },
  newSignIn: { title: 'New sign-in', to: 'The agent' },
  waitingChat: { title: 'Waiting chat', to: 'The agents of the widget' },
};

const defaults = Object.fromEntries(
  mailKinds.map((kind) => [kind, mailDefinitions[kind].defaults]),
) as MailDefaults;

/** What the screens of mail templates say. */
export const mailTemplateTexts = roomTexts('organisation/mail-templates', {
  mails,
  defaults,
  defaultSpeaks: 'This is the default. Each recipient gets it in their language.',
  list: 'Mail templates',
  mail: 'Mail',
  recipient: 'Recipient',
  recipientIs: (to: string) => `Recipient: ${to.charAt(0).toLowerCase()}${to.slice(1)}.`,
  subject: 'Subject',
  subjectIs: 'Subject:',
  words: 'Wording',
  isDefault: 'Default',
  custom: 'Custom',
  text: 'Text',
  textHelp:
    'An empty line starts a new paragraph. The first paragraph is the heading. Markup is shown as text.',
  placeholders: 'Placeholders',
  insert: (placeholder: string) => `Insert ${placeholder} into the text`,
  required: (help: string) => `${help}; required`,
  /** What the service’s own help of a placeholder says, where the language has other words. */
  help: {} as Readonly<Record<string, string>>,
  /** Values of the preview, where the language has other ones. */
  examples: {} as Readonly<Record<string, MailValue>>,
  reset: 'Reset',
  resetMore: 'Reset to default…',
  reallyReset: 'Reset to the default?',
  usesDefault: 'The mail uses the default subject and text again.',
  textIsLost: 'Your text is lost.',
  isReset: 'Reset to the default.',
  sendTest: 'Send me a test mail',
  testSent: (email: string) => `Test mail sent to ${email}.`,
  saved: 'Saved.',
  template: 'Template',
  preview: 'Preview',
  previewLead: 'With sample values.',
  previewKind: 'Kind of preview',
  previewOf: 'Preview of the mail',
});
