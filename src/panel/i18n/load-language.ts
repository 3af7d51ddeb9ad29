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

/**
 * Returns the first of the tags, best first, in a language that there is; without its region if it is no tag that `Intl` accepts,
 * for example `de-de.utf-8`.
 */
export function chooseLanguage(tags: readonly string[]): string {
  const found = tags.find((tag) => Object.hasOwn(languages, languageOf(tag))) ?? 'en';
  try {
    return `${new Intl.Locale(found.replace(/_/g, '-'))}`;
  } catch {
    return languageOf(found);
  }
}
