import { longestReply, longestReplyWord } from '../limits';
import { replyPlaceholderPattern, replyPlaceholders } from './fill-reply';

/** Returns the word that a canned reply is found by, as it is kept: without the `/` that is typed before it. */
export function readReplyWord(word: string): string {
  return word.trim().replace(/^\//, '').normalize('NFC');
}

/** What is wrong with a word, so that it could not be typed behind a `/`. */
export function replyWordFault(word: string): string | undefined {
  if (word === '') return 'must not be empty';
  if (word.length > longestReplyWord) return `must be ${longestReplyWord} characters at most`;
  const isWord = /^[\p{L}\p{M}\p{N}_-]+$/u.test(word);
  return isWord ? undefined : 'may consist of letters, digits, hyphens and underscores';
}

/** What is wrong with the text of a canned reply. */
export function replyTextFault(text: string): string | undefined {
  if (!text.trim()) return 'must not be empty';
  if (text.length > longestReply) return `must be ${longestReply} characters at most`;
  const names = [...text.matchAll(replyPlaceholderPattern)].map(([, name = '']) => name);
  const unknown = names.find((name) => !Object.hasOwn(replyPlaceholders, name));
  if (unknown !== undefined) {
    const known = Object.keys(replyPlaceholders).map((name) => `{{${name}}}`);
    return `there is no {{${unknown}}}; there is ${known.join(', ')}`;
  }
  const rest = text.replace(replyPlaceholderPattern, '');
  return /\{\{|\}\}/.test(rest) ? 'has braces that are no placeholder: write {{visitor.name}}' : undefined;
}
