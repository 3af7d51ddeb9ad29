import type { Translation } from '../../src/contract/settings/settings';
import { language } from '../../src/panel/i18n/latin/en';
import { textAt, textPaths } from '../../src/panel/i18n/test-text-paths';

const { tag: _tag, direction: _direction, parts, ...texts } = language;

/** All that the panel says in English, with `#` for what is filled in. */
export const englishTexts = [texts, parts].flatMap((room) =>
  textPaths(room).map((key) => {
    const text = textAt(room, key);
    return { key, text: typeof text === 'function' ? String(text('#')) : String(text) };
  }),
);

/** English with accents and half as long again: what it says is all its own, and as long as the longest languages. */
export const pseudoLanguage: Translation[] = englishTexts.map(({ key, text }) => ({
  locale: '',
  key,
  text: pseudo(text),
}));

export function pseudo(text: string): string {
  const accented = text.replace(/[aeiouycn]/gi, (letter) => `${letter}\u0301`.normalize('NFC'));
  return `${accented} ${'ó'.repeat(Math.ceil(text.length / 2)).replace(/(.{9})/g, '$1 ')}`.trim();
}
