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
 * Returns the first of the tags, best first, in a language that there is. Where it names no region, as most pages do, a later tag
 * of that language does, as browsers do: times are the visitor's. Without a region if `Intl` does not accept the tag, for example
 * `de-de.utf-8`.
 */
export function chooseLanguage(tags: readonly string[]): string {
  const language = languageOf(tags.find((tag) => Object.hasOwn(languages, languageOf(tag))) ?? 'en');
  const same = tags.filter((tag) => languageOf(tag) === language);
  const found = same.find((tag) => tag !== language) ?? language;
  try {
    return `${new Intl.Locale(found.replace(/_/g, '-'))}`;
  } catch {
    return language;
  }
}
