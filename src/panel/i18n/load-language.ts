import { english } from './en';
import type { Language } from './language';

/** Each is a file of its own, downloaded by whoever speaks it. */
export const languages: Record<string, () => Promise<{ language: Language }>> = {
  ar: () => import('./right-to-left/ar'),
  bg: () => import('./cyrillic-greek/bg'),
  bn: () => import('./asian/bn'),
  ca: () => import('./latin/ca'),
  cs: () => import('./latin/cs'),
  cy: () => import('./latin/cy'),
  da: () => import('./latin/da'),
  de: () => import('./latin/de'),
  el: () => import('./cyrillic-greek/el'),
  es: () => import('./latin/es'),
  fa: () => import('./right-to-left/fa'),
  fi: () => import('./latin/fi'),
  fr: () => import('./latin/fr'),
  he: () => import('./right-to-left/he'),
  hi: () => import('./asian/hi'),
  hr: () => import('./latin/hr'),
  hu: () => import('./latin/hu'),
  id: () => import('./latin/id'),
  it: () => import('./latin/it'),
  ja: () => import('./asian/ja'),
  ko: () => import('./asian/ko'),
  lt: () => import('./latin/lt'),
  nb: () => import('./latin/nb'),
  nl: () => import('./latin/nl'),
  pl: () => import('./latin/pl'),
  pt: () => import('./latin/pt'),
  ro: () => import('./latin/ro'),
  ru: () => import('./cyrillic-greek/ru'),
  sk: () => import('./latin/sk'),
  sl: () => import('./latin/sl'),
  sr: () => import('./cyrillic-greek/sr'),
  sv: () => import('./latin/sv'),
  th: () => import('./asian/th'),
  tr: () => import('./latin/tr'),
  uk: () => import('./cyrillic-greek/uk'),
  ur: () => import('./right-to-left/ur'),
  vi: () => import('./latin/vi'),
  zh: () => import('./asian/zh'),
  'zh-hant': () => import('./asian/zh-hant'),
};

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
