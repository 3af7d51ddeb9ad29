import { longestReply, longestReplyWord } from '../limits';
import { listPlaceholders, replyPlaceholderPattern, replyPlaceholders } from './fill-reply';

/** What is wrong with a part of a canned reply; screens say it in their own words. */
export type ReplyFault =
  | { kind: 'empty' | 'notAWord' | 'braces' }
  | { kind: 'tooLong'; most: number }
  | { kind: 'unknownPlaceholder'; name: string };

/** Returns the word that a canned reply is found by, as it is kept: without the `/` that is typed before it. */
export function readReplyWord(word: string): string {
  return word.trim().replace(/^\//, '').normalize('NFC');
}

/** What is wrong with a word, so that it could not be typed behind a `/`. */
export function replyWordFault(word: string): ReplyFault | undefined {
  if (word === '') return { kind: 'empty' };
  if (word.length > longestReplyWord) return { kind: 'tooLong', most: longestReplyWord };
  return /^[\p{L}\p{M}\p{N}_-]+$/u.test(word) ? undefined : { kind: 'notAWord' };
}

/** What is wrong with the text of a canned reply. */
export function replyTextFault(text: string): ReplyFault | undefined {
  if (!text.trim()) return { kind: 'empty' };
  if (text.length > longestReply) return { kind: 'tooLong', most: longestReply };
  const names = [...text.matchAll(replyPlaceholderPattern)].map(([, name = '']) => name);
  const unknown = names.find((name) => !(replyPlaceholders as readonly string[]).includes(name));
  if (unknown !== undefined) return { kind: 'unknownPlaceholder', name: unknown };
  const rest = text.replace(replyPlaceholderPattern, '');
  return /\{\{|\}\}/.test(rest) ? { kind: 'braces' } : undefined;
}

/** Returns the fault as the API says it behind the name of a field. */
export function replyFaultText(fault: ReplyFault): string {
  switch (fault.kind) {
    case 'empty':
      return 'must not be empty';
    case 'tooLong':
      return `must be ${fault.most} characters at most`;
    case 'notAWord':
      return 'may consist of letters, digits, hyphens and underscores';
    case 'unknownPlaceholder':
      return `there is no {{${fault.name}}}; there is ${listPlaceholders()}`;
    case 'braces':
      return 'has braces that are not a placeholder: write {{visitor.name}}';
  }
}
