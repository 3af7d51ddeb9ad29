import { languageOf } from '../../contract/languages/language-of';
import type { Translation } from '../../contract/settings/settings';
import type { FirstTexts } from './language';

/**
 * The language with what a customer says in other words. A text is named by its path (`start`, `newMessages.one`,
 * `afterChat.scores.0`); `#` in it is replaced by a value.
 */
export function reword(language: FirstTexts, translations: readonly Translation[]): FirstTexts {
  const { tag, direction, parts, ...texts } = language;
  const own = new Map(
    translations.filter(({ locale }) => !locale || isWithin(tag, locale)).map(({ key, text }) => [key, text]),
  );

  function reworded<Texts>(given: Texts, path: string): Texts;
  function reworded(given: unknown, path: string): unknown {
    if (typeof given === 'object' && given !== null) {
      const entries = Object.entries(given).map(([key, value]) => [
        key,
        reworded(value, path ? `${path}.${key}` : key),
      ]);
      return Array.isArray(given) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
    }
    const text = own.get(path);
    if (text === undefined) return given;
    return typeof given === 'function' ? (filled: unknown) => text.split('#').join(`${filled}`) : text;
  }

  return { ...reworded(texts, ''), tag, direction, ...(parts && { parts: reworded(parts, '') }) };
}

function isWithin(tag: string, locale: string): boolean {
  return (
    `${tag.toLowerCase()}-`.startsWith(`${locale.toLowerCase()}-`) || languageOf(tag) === locale.toLowerCase()
  );
}
