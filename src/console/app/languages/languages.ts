import { speak, spokenLocale, type TextsByRoom } from '../../kit/texts/room-texts';
import type { AdministratorRooms, AgentRooms } from './rooms';

interface Language {
  /** Its own name. */
  name: string;
  load(): Promise<{ rooms: AgentRooms }>;
  loadAdministration(): Promise<{ rooms: AdministratorRooms }>;
}

/** The languages of the console beside English, by their tags. */
export const languages: Record<string, Language> = {
  de: {
    name: 'Deutsch',
    load: () => import('./de'),
    loadAdministration: () => import('./administration/de'),
  },
  fr: {
    name: 'Français',
    load: () => import('./fr'),
    loadAdministration: () => import('./administration/fr'),
  },
  es: {
    name: 'Español',
    load: () => import('./es'),
    loadAdministration: () => import('./administration/es'),
  },
};

/** Returns the first of a browser's language tags that the console speaks, with its region; British English if there is none. */
export function chooseLocale(tags: readonly string[]): string {
  for (const tag of tags) {
    const language = languageIn(tag);
    if (language === 'en') break;
    if (Object.hasOwn(languages, language)) return canonical(tag) ?? language;
  }
  return 'en-GB';
}

/** Downloads the language of a locale and speaks it; English where the download fails. */
export async function loadLanguage(locale: string): Promise<void> {
  await load(locale, (language) => language.load());
}

/** Downloads what only administrators read, in the language that is spoken. */
export async function loadAdministrationLanguage(): Promise<void> {
  await load(spokenLocale(), (language) => language.loadAdministration());
}

async function load(locale: string, from: (language: Language) => Promise<{ rooms: object }>) {
  const language = languages[languageIn(locale)];
  if (!language) return;
  try {
    speak(locale, (await from(language)).rooms as TextsByRoom);
  } catch {
    // Its rooms speak English.
  }
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
