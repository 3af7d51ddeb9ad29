import { english } from './en';
import type { Language } from './language';
import { languages } from './language-files';

/** Old codes, and those that share a language's file. */
const sameAs: Record<string, string> = { iw: 'he', in: 'id', no: 'nb', nn: 'nb' };

/** The best of the wished for that there is, English without one. Only that one is downloaded. */
export async function loadLanguage(tags: readonly string[]): Promise<Language> {
  const tag = chooseLanguage(tags);
  const load = languages[fileOf(tag)];
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
  return wished.find((tag) => /^en\b/.test(tag) || fileOf(tag) in languages) ?? 'en';
}

function fileOf(tag: string): string {
  if (/^zh-.*(hant|tw|hk|mo)/.test(tag)) return 'zh-hant';
  const language = tag.split('-')[0] ?? '';
  return sameAs[language] ?? language;
}
