import { Type } from 'typebox';
import {
  longestMailText,
  longestSubject,
  mailKinds,
  type MailKind,
  type MailTemplateState,
} from '../../contract/mails/mail-template';
import { describing, refTo, text } from '../../operations/parts';

/** What mails say. */

const kind = Type.Enum([...mailKinds]);
export const WhichMail = Type.Object({ kind });
export type WhichMail = { kind: MailKind };
export const WrittenMail = Type.Object({
  // Longer ones are refused by the domain, with the place of the fault.
  subject: Type.String({ maxLength: 2 * longestSubject }),
  text: Type.String({ maxLength: 2 * longestMailText }),
});

export const mailTemplateAnswers = {
  MailTemplate: describing<MailTemplateState>()(
    Type.Object({ kind, subject: text, text, isDefault: Type.Boolean() }),
  ),
  MailTemplates: Type.Object({ templates: Type.Array(refTo<MailTemplateState>('MailTemplate')) }),
};
