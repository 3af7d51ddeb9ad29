import { english } from './en';
import type { Language } from './language';

const languages: Record<string, () => Promise<{ language: Language }>> = {
  ar: () => import('./ar'),
  de: () => import('./de'),
  es: () => import('./es'),
  fr: () => import('./fr'),
};

/** The best of the wished for that there is, English without one. Only that one is downloaded. */
export async function loadLanguage(tags: readonly string[]): Promise<Language> {
  const tag = chooseLanguage(tags);
  const load = languages[tag.split('-')[0] ?? ''];
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
  const wished = tags.map((tag) => tag.trim().toLowerCase().replace('_', '-'));
  return wished.find((tag) => /^en\b/.test(tag) || (tag.split('-')[0] ?? '') in languages) ?? 'en';
}
