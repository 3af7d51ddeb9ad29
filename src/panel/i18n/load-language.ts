import { languageOf } from '../../contract/languages/language-of';
import type { Translation } from '../../contract/settings/settings';
import { english } from './en';
import type { FirstTexts } from './language';
import { languages } from './language-files';

/** Only the chosen one is downloaded; English, as far as it is here, where that fails. */
export async function loadLanguage(
  tag: string,
  translations: readonly Translation[] = [],
): Promise<FirstTexts> {
  try {
    // Dates and times as in the visitor's region.
    const language = { ...english, ...(await languages[languageOf(tag)]?.())?.language, tag };
    return translations[0] ? (await import('./reword')).reword(language, translations) : language;
  } catch {
    return english;
  }
}

/** Of the wished for, best first, the first tag in a language that there is. */
export function chooseLanguage(tags: readonly string[]): string {
  const wished = tags.map((tag) => tag.trim().toLowerCase().replace(/_/g, '-'));
  return wished.find((tag) => languageOf(tag) in languages) ?? 'en';
}
