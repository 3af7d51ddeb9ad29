import type { Translation } from '../../src/contract/settings/settings';
import { englishTexts } from '../../src/panel/i18n/english-texts';

/** English with accents and half as long again: what it says is all its own, and as long as the longest languages. */
export const pseudoLanguage: Translation[] = [...englishTexts].map(([key, text]) => ({
  locale: '',
  key,
  text: pseudo(text),
}));

export function pseudo(text: string): string {
  const accented = text.replace(/[aeiouycn]/gi, (letter) => `${letter}\u0301`.normalize('NFC'));
  return `${accented} ${'ó'.repeat(Math.ceil(text.length / 2)).replace(/(.{9})/g, '$1 ')}`.trim();
}
