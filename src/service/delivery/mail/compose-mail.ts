import { invitation, newSignIn, passwordChanged, passwordReset } from './account-mails';
import { formatTime } from './format-time';
import type { OfflineMessageMail, TranscriptMail } from '../../domain/outbox/mail';
import type { Message } from '../../domain/outbox/outbox';
import { headerText } from './mail-header';
import { plainText } from './plain-text';
import { renderHtml, renderText, type MailPart } from './render-mail';

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}

type MailMessage = Extract<Message, { channel: 'mail' }>;

/** `openLink`: what is sealed in the outbox, as it goes out. */
export function composeMail(message: MailMessage, openLink: (sealed: string) => string): ComposedMail {
  const { subject, parts } = say(message, openLink);
  return { subject: headerText(subject), text: renderText(parts), html: renderHtml(parts) };
}

function say(message: MailMessage, openLink: (sealed: string) => string) {
  switch (message.kind) {
    case 'offlineMessage':
      return offlineMessage(message.payload);
    case 'transcript':
      return transcript(message.payload);
    case 'passwordReset':
      return passwordReset(message.payload, openLink);
    case 'passwordChanged':
      return passwordChanged(message.payload);
    case 'newSignIn':
      return newSignIn(message.payload);
    case 'invitation':
      return invitation(message.payload, openLink);
  }
}

function offlineMessage({ visitor, message, at, widgetName, timeZone }: OfflineMessageMail) {
  const rows: [string, string | undefined][] = [
    ['Name', visitor.name],
    ['E-mail', visitor.email],
    ['Phone', visitor.phone],
    ['Page', visitor.pageUrl],
    ['Language', visitor.locale],
    ['Time', formatTime(at, timeZone)],
  ];
  const parts: MailPart[] = [
    { kind: 'heading', text: `A visitor left a message for ${widgetName}` },
    { kind: 'text', text: message },
    { kind: 'details', rows: rows.filter((row): row is [string, string] => Boolean(row[1])) },
  ];
  return { subject: `Message from ${visitor.name || visitor.email || 'a visitor'} – ${widgetName}`, parts };
}

function transcript({ lines, widgetName, timeZone }: TranscriptMail) {
  const parts: MailPart[] = [
    { kind: 'heading', text: `Chat with ${widgetName}` },
    // What a visitor wrote is never what a mail begins with: the address may be another's, and the words bait.
    {
      kind: 'text',
      text: `This is what was said in a chat with ${widgetName}. It goes to the team, and to the visitor where they asked for it.`,
    },
    ...lines.map(({ from, author, text, at }): MailPart => {
      const who = author || (from === 'visitor' ? 'Visitor' : widgetName);
      const said = from === 'agent' ? plainText(text) : text;
      return { kind: 'text', text: `${who}, ${formatTime(at, timeZone)}\n${said}` };
    }),
  ];
  return { subject: `Your chat with ${widgetName}`, parts };
}
