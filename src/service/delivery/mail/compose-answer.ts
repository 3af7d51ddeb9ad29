import type { AnswerMail } from '../../domain/outbox/mail';
import { answerTextsOf } from './answer-texts';
import type { ComposedMail } from './composed-mail';
import { formatTime } from './format-time';
import { headerText } from './mail-header';
import { plainText } from './plain-text';
import { escapeHtml, withBreaks } from './render-html';

/** An agent's answer, above what the visitor wrote. */
export function composeAnswer({
  widgetName,
  timeZone,
  text: written,
  quoted,
  locale = '',
}: AnswerMail): ComposedMail {
  const { texts, language } = answerTextsOf(locale);
  const said = plainText(written);
  const wrote = quoted && texts.wrote(formatTime(quoted.at, timeZone, language));
  const quote = quoted && ['', wrote, ...linesOf(quoted.text).map((line) => `> ${line}`)];
  const body = [
    // Outlook keeps no line ends and blanks by style: https://github.com/HEPData/hepdata/issues/405
    `<div>${withBreaks(said.replace(/(?<=^| ) /gm, '\u00a0'))}</div>`,
    ...(quoted
      ? [`<p>${escapeHtml(wrote ?? '')}</p><blockquote>${withBreaks(quoted.text)}</blockquote>`]
      : []),
  ];
  return {
    subject: headerText(texts.subject(widgetName)),
    text: [said, ...(quote ?? []), ''].join('\n'),
    html: `<!doctype html><html><head><meta charset="utf-8"></head><body dir="auto">${body.join('')}</body></html>`,
  };
}

function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}
