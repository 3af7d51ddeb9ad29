import type { SettingsFault } from '../read';
import {
  longestMailText,
  longestSubject,
  onlyPlaceholderOf,
  paragraphsOf,
  placeholderPattern,
  type MailDefinition,
  type MailTemplate,
} from './mail-template';

/** What is wrong with a template, and where. */
export function templateFaults(
  { placeholders }: MailDefinition,
  { subject, text }: MailTemplate,
): SettingsFault[] {
  const inSubject = faultOfLine(subject) ?? faultOfNames(subject) ?? faultOfSubject(subject);
  const inText = faultOfLength(text, longestMailText) ?? faultOfNames(text) ?? faultOfText(text);
  return [
    ...(inSubject === undefined ? [] : [{ path: 'subject', message: inSubject }]),
    ...(inText === undefined ? [] : [{ path: 'text', message: inText }]),
  ];

  function faultOfNames(written: string): string | undefined {
    const unknown = namesIn(written).find((name) => !Object.hasOwn(placeholders, name));
    if (unknown !== undefined) {
      const known = Object.keys(placeholders).map((name) => `{{${name}}}`);
      return `there is no {{${unknown}}} in this mail; there is ${known.join(', ')}`;
    }
    const rest = written.replace(placeholderPattern, '');
    return /\{\{|\}\}/.test(rest) ? 'has braces that are not a placeholder: write {{name}}' : undefined;
  }

  function faultOfSubject(written: string): string | undefined {
    const wrong = namesIn(written).find((name) => placeholders[name]?.isOfText);
    return wrong && `{{${wrong}}} belongs in the text`;
  }

  function faultOfText(written: string): string | undefined {
    const paragraphs = paragraphsOf(written);
    const names = namesIn(written);
    const missing = Object.keys(placeholders).find(
      (name) => placeholders[name]?.isRequired && !names.includes(name),
    );
    if (missing !== undefined) return `must contain {{${missing}}}`;
    const bait = namesIn(paragraphs[0] ?? '').find(
      (name) => placeholders[name]?.isOfVisitor || typeof placeholders[name]?.example === 'object',
    );
    if (bait !== undefined) return `must begin with your own words: put {{${bait}}} further down`;
    const crowded = paragraphs
      .filter((paragraph) => onlyPlaceholderOf(paragraph) === undefined)
      .flatMap(namesIn)
      .find((name) => typeof placeholders[name]?.example === 'object');
    return crowded && `{{${crowded}}} needs a paragraph of its own, with empty lines around it`;
  }
}

function faultOfLine(subject: string): string | undefined {
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(subject)) return 'must be one line';
  return faultOfLength(subject, longestSubject);
}

function faultOfLength(text: string, most: number): string | undefined {
  if (!text.trim()) return 'must not be empty';
  return text.length > most ? `must be ${most} characters at most` : undefined;
}

function namesIn(text: string): string[] {
  return [...text.matchAll(placeholderPattern)].map(([, name = '']) => name);
}
