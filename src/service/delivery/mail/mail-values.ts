import type { MailPart } from '../../../contract/mails/mail-part';
import type { MailKind, MailValues } from '../../../contract/mails/mail-template';
import type { OfflineMessageMail, TranscriptMail } from '../../domain/outbox/mail';
import type { Message } from '../../domain/outbox/outbox';
import { formatTime } from './format-time';
import { mailWords } from './mail-words';
import { plainText } from './plain-text';
import { transcriptTexts } from './transcript-texts';

/** What takes the place of the placeholders of a mail: those that `contract/mails/mail-definitions.ts` names. */
export function mailValues(
  message: Extract<Message, { channel: 'mail'; kind: MailKind }>,
  language: string,
  decryptLink: (encrypted: string) => string,
): MailValues {
  const words = mailWords(language);
  switch (message.kind) {
    case 'offlineMessage':
      return ofOfflineMessage(message.payload, language);
    case 'transcript':
      return ofTranscript(message.payload, language);
    case 'passwordReset':
    case 'emailChange':
      return { link: decryptLink(message.payload.sealedLink), minutes: String(message.payload.minutes) };
    case 'invitation': {
      const { sealedLink, by, days } = message.payload;
      return { link: decryptLink(sealedLink), by, days: String(days) };
    }
    case 'passwordChanged':
      return { time: formatTime(message.payload.at, message.payload.timeZone, language) };
    case 'emailChanged': {
      const { at, timeZone, email } = message.payload;
      return { time: formatTime(at, timeZone, language), email };
    }
    case 'newSignIn': {
      const { at, timeZone, browser } = message.payload;
      return { time: formatTime(at, timeZone, language), browser: browser || words.unknownBrowser };
    }
    case 'waitingChat': {
      const { widgetName, at, timeZone, link = words.openConsole } = message.payload;
      return { widget: widgetName, time: formatTime(at, timeZone, language), link };
    }
  }
}

function ofOfflineMessage(
  { visitor, answers = [], message, at, widgetName, timeZone }: OfflineMessageMail,
  language: string,
): MailValues {
  const words = mailWords(language);
  const time = formatTime(at, timeZone, language);
  const rows: [string, string | undefined][] = [
    [words.name, visitor.name],
    [words.email, visitor.email],
    [words.phone, visitor.phone],
    ...answers.map(({ name, value }): [string, string] => [name, value]),
    [words.page, visitor.pageUrl],
    [words.language, visitor.locale],
    [words.time, time],
  ];
  return {
    widget: widgetName,
    visitor: visitor.name || visitor.email || words.someone,
    email: visitor.email ?? '',
    message,
    details: [{ kind: 'details', rows: rows.filter((row): row is [string, string] => Boolean(row[1])) }],
    time,
  };
}

/** Visitors choose their names, which may be an agent's. */
function visitorNamed(name: string, visitor = ''): string {
  return name && visitor ? `${name} (${visitor})` : name || visitor;
}

/** By blanks that HTML keeps too. No line that a visitor writes looks like the line above an agent's words. */
function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '\u00a0\u00a0');
}

function ofTranscript({ lines, isCut, widgetName, timeZone }: TranscriptMail, language: string): MailValues {
  const texts = transcriptTexts(language);
  const transcript = lines.map(({ from, author, text, at }): MailPart => {
    const isOfAgent = from === 'agent';
    const who = isOfAgent ? author || widgetName : visitorNamed(author, texts?.visitor);
    const said = indented(isOfAgent ? plainText(text) : text);
    return { kind: 'text', text: `${who}, ${formatTime(at, timeZone, language)}\n${said}` };
  });
  const note: MailPart = { kind: 'text', text: texts?.isCut ?? '' };
  return { widget: widgetName, transcript: isCut ? [note, ...transcript] : transcript };
}
