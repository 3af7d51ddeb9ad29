import { Type, type Static } from 'typebox';
import { mostWaitingMails } from '../../contract/limits';
import { longestMailText, longestSubject, mailKinds } from '../../contract/mails/mail-template';
import { operationsOf } from '../operation';
import { knownRevision, perhaps, text } from '../parts';

const define = operationsOf({ tag: 'Administration', base: '/api/console', access: 'administrator' });

export const MailState = Type.Object(
  {
    isConfigured: Type.Boolean({ description: 'The service has a mail server. Without one, mails wait.' }),
    waiting: Type.Integer({
      description: `Mails of the organisation that are not sent yet. At most ${mostWaitingMails} are counted.`,
    }),
    mailbox: perhaps(
      Type.Object(
        {
          replyAddress: Type.String({ description: 'Each chat has an address of its own, made from it.' }),
          readAt: perhaps(Type.Integer({ description: 'Epoch milliseconds.' })),
          fault: perhaps(Type.String({ description: 'Why it can’t be read now.' })),
        },
        { description: 'Where visitors’ answers arrive. Absent if the service has no such mailbox.' },
      ),
    ),
  },
  { title: 'MailState' },
);
export type MailState = Static<typeof MailState>;

const kind = Type.Enum([...mailKinds]);
export const MailTemplateState = Type.Object(
  {
    kind,
    subject: text,
    text,
    isDefault: Type.Boolean({ description: 'Nobody has changed it.' }),
    revision: Type.Integer({ description: 'Grows with each change.' }),
  },
  { title: 'MailTemplate' },
);
export type MailTemplateState = Static<typeof MailTemplateState>;

const WrittenMail = Type.Object(
  {
    // Longer ones are refused by the domain, with the place of the fault.
    subject: Type.String({ maxLength: 2 * longestSubject }),
    text: Type.String({ maxLength: 2 * longestMailText }),
    revision: knownRevision,
  },
  { title: 'WrittenMail' },
);
export type WrittenMail = Static<typeof WrittenMail>;

const path = { kind };
const elsewhere = 'own';
const example = { path: { kind: 'invitation' } };

export const mailOperations = {
  readMailState: define('GET /mail', { summary: 'Check whether mail is sent', answer: MailState }),
  listMailTemplates: define('GET /mail/templates', {
    summary: 'List the mails with their texts',
    answer: Type.Object({ templates: Type.Array(MailTemplateState) }, { title: 'MailTemplates' }),
  }),
  changeMailTemplate: define('PUT /mail/templates/{kind}', {
    summary: 'Change the text of a mail',
    path,
    body: WrittenMail,
    answer: MailTemplateState,
    elsewhere,
    example: {
      ...example,
      body: { subject: 'Come in', text: 'Welcome\n\n{{by}} sends {{link}}, good for {{days}} days.' },
    },
  }),
  resetMailTemplate: define('DELETE /mail/templates/{kind}', {
    summary: 'Reset a mail to its default text',
    path,
    query: Type.Object({ revision: knownRevision }),
    answer: MailTemplateState,
    elsewhere,
    example,
  }),
  sendExampleMail: define('POST /mail/templates/{kind}/test', {
    summary: 'Have a mail with example values sent to you',
    path,
    status: 202,
    limits: ['sendAgain'],
    isAudited: false,
    elsewhere,
    example: { path: { kind: 'newSignIn' } },
  }),
};
