import type { MailPart } from '../../../contract/mails/mail-part';
import type { MailKind, MailValues } from '../../../contract/mails/mail-template';
import type { OfflineMessageMail, TranscriptMail } from '../../domain/outbox/mail';
import type { Message } from '../../domain/outbox/outbox';
import { formatTime } from './format-time';
import { plainText } from './plain-text';

/** What takes the place of the placeholders of a mail: those that `contract/mails/mail-definitions.ts` names. */
export function mailValues(
  message: Extract<Message, { channel: 'mail'; kind: MailKind }>,
  decryptLink: (encrypted: string) => string,
): MailValues {
  switch (message.kind) {
    case 'offlineMessage':
      return ofOfflineMessage(message.payload);
    case 'transcript':
      return ofTranscript(message.payload);
    case 'passwordReset':
      return { link: decryptLink(message.payload.sealedLink), minutes: String(message.payload.minutes) };
    case 'invitation': {
      const { sealedLink, by, days } = message.payload;
      return { link: decryptLink(sealedLink), by, days: String(days) };
    }
    case 'passwordChanged':
      return { time: formatTime(message.payload.at, message.payload.timeZone) };
    case 'newSignIn': {
      const { at, timeZone, browser } = message.payload;
      return { time: formatTime(at, timeZone), browser: browser || 'an unknown browser' };
    }
    case 'waitingChat': {
      const { widgetName, at, timeZone, link = 'Open the console to answer.' } = message.payload;
      return { widget: widgetName, time: formatTime(at, timeZone), link };
    }
  }
}

function ofOfflineMessage({
  visitor,
  answers = [],
  message,
  at,
  widgetName,
  timeZone,
}: OfflineMessageMail): MailValues {
  const time = formatTime(at, timeZone);
  const rows: [string, string | undefined][] = [
    ['Name', visitor.name],
    ['E-mail', visitor.email],
    ['Phone', visitor.phone],
    ...answers.map(({ name, value }): [string, string] => [name, value]),
    ['Page', visitor.pageUrl],
    ['Language', visitor.locale],
    ['Time', time],
  ];
  return {
    widget: widgetName,
    visitor: visitor.name || visitor.email || 'a visitor',
    email: visitor.email ?? '',
    message,
    details: [{ kind: 'details', rows: rows.filter((row): row is [string, string] => Boolean(row[1])) }],
    time,
  };
}

function ofTranscript({ lines, isCut, widgetName, timeZone }: TranscriptMail): MailValues {
  const transcript = lines.map(({ from, author, text, at }): MailPart => {
    const who = author || (from === 'visitor' ? 'Visitor' : widgetName);
    const said = from === 'agent' ? plainText(text) : text;
    return { kind: 'text', text: `${who}, ${formatTime(at, timeZone)}\n${said}` };
  });
  const note: MailPart = {
    kind: 'text',
    text: 'This chat is long. Only its last messages are in this mail.',
  };
  return { widget: widgetName, transcript: isCut ? [note, ...transcript] : transcript };
}
