import { longestReplyWord } from '../../../contract/limits';

/** A `/word` in a text: where it is, and the word without its sign. */
export interface TypedWord {
  start: number;
  end: number;
  word: string;
}

/** Returns the `/word` that ends at the caret. A sign within a word, a date or an address begins none. */
export function typedWordAt(text: string, caret: number, sign = '/'): TypedWord | undefined {
  const start = text.lastIndexOf(sign, caret - 1);
  if (caret < 1 || start < 0 || caret - start > longestReplyWord + 1) return undefined;
  if (start > 0 && !/\s/.test(text.charAt(start - 1))) return undefined;
  const word = text.slice(start + 1, caret);
  return /^[\p{L}\p{M}\p{N}_-]*$/u.test(word) ? { start, end: caret, word } : undefined;
}
