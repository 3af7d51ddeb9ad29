import { languageOf } from '../../contract/languages/language-of';
import { english } from './en';
import type { FirstTexts } from './language';
import { languages } from './language-files';

/** The best of the wished for that there is, English without one. Only that one is downloaded. */
export async function loadLanguage(tags: readonly string[]): Promise<FirstTexts> {
  const tag = chooseLanguage(tags);
  const load = languages[languageOf(tag)];
  if (!load) return { ...english, tag };
  try {
    const { language } = await load();
    // Dates and times as in the visitor's region.
    return { ...language, tag };
  } catch {
    return english;
  }
}

/** Of the wished for, best first, the first tag in a language that there is. */
export function chooseLanguage(tags: readonly string[]): string {
  const wished = tags.map((tag) => tag.trim().toLowerCase().replace(/_/g, '-'));
  return wished.find((tag) => /^en\b/.test(tag) || languageOf(tag) in languages) ?? 'en';
}
