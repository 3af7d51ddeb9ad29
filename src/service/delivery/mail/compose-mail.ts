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

export function composeMail(message: Extract<Message, { channel: 'mail' }>): ComposedMail {
  const { subject, parts } =
    message.kind === 'offlineMessage' ? offlineMessage(message.payload) : transcript(message.payload);
  return { subject: headerText(subject), text: renderText(parts), html: renderHtml(parts) };
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

function formatTime(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);
}
