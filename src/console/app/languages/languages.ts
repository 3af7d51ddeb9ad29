import { languageNames, type ConsoleLanguage } from '../../kit/frame/language-choice';
import { speak, spokenLocale, type TextsByRoom } from '../../kit/texts/room-texts';
import type { AdministratorRooms, AgentRooms } from './rooms';

interface Language {
  load(): Promise<{ rooms: AgentRooms }>;
  loadAdministration(): Promise<{ rooms: AdministratorRooms }>;
}

/** The languages of the console beside English, by their tags. */
export const languages: Record<Exclude<ConsoleLanguage, 'en'>, Language> = {
  de: {
    load: () => import('./de'),
    loadAdministration: () => import('./administration/de'),
  },
  fr: {
    load: () => import('./fr'),
    loadAdministration: () => import('./administration/fr'),
  },
  es: {
    load: () => import('./es'),
    loadAdministration: () => import('./administration/es'),
  },
};

/**
 * Returns the first of a browser's language tags that the console speaks, with its region; British English if there is
 * none. Where a language was chosen, no other one counts.
 */
export function chooseLocale(tags: readonly string[], chosen?: ConsoleLanguage): string {
  const wanted = chosen ? [...tags.filter((tag) => languageIn(tag) === chosen), chosen] : tags;
  const tag = wanted.find((one) => Object.hasOwn(languageNames, languageIn(one)));
  if (tag === undefined || languageIn(tag) === 'en') return 'en-GB';
  return canonical(tag) ?? languageIn(tag);
}

let choosing: Promise<void> = Promise.resolve();

/** Downloads the language of a locale and speaks it; English where the download fails. */
export function loadLanguage(locale: string): Promise<void> {
  choosing = load(locale, (language) => language.load());
  return choosing;
}

/** Downloads what only administrators read, in the language that is spoken once that of the console is here: the session may come first. */
export async function loadAdministrationLanguage(): Promise<void> {
  await choosing;
  await load(spokenLocale(), (language) => language.loadAdministration());
}

async function load(locale: string, from: (language: Language) => Promise<{ rooms: object }>) {
  const name = languageIn(locale);
  if (!isTranslated(name)) return;
  const language = languages[name];
  try {
    speak(locale, (await from(language)).rooms as TextsByRoom);
  } catch {
    // Its rooms speak English.
  }
}

function isTranslated(name: string): name is keyof typeof languages {
  return Object.hasOwn(languages, name);
}

function languageIn(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? '';
}

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}
