import { fillTemplate } from '../../../contract/mails/fill-template';
import { renderText } from '../../../contract/mails/mail-part';
import type { KeptMailTemplates } from '../../../contract/mails/mail-template';
import type { Message } from '../../domain/outbox/outbox';
import type { ComposedMail } from './composed-mail';
import { composeAnswer } from './compose-answer';
import { defaultTemplate, languageOfMail } from './default-template';
import { headerText } from './mail-header';
import { mailValues } from './mail-values';
import { renderHtml } from './render-html';

export interface Composing {
  /** What is encrypted in the outbox, as it goes out. */
  decryptLink(encrypted: string): string;
  /** Those of the organisation. */
  templates: KeptMailTemplates;
}

export function composeMail(
  message: Extract<Message, { channel: 'mail' }>,
  { decryptLink, templates }: Composing,
): ComposedMail {
  if (message.kind === 'answer') return composeAnswer(message.payload);
  const language = languageOfMail(message.kind, message.payload.locale);
  const template = templates[message.kind] ?? defaultTemplate(message.kind, language);
  const { subject, parts } = fillTemplate(template, mailValues(message, language, decryptLink));
  return { subject: headerText(subject), text: renderText(parts), html: renderHtml(parts) };
}
