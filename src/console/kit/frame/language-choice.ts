import type { KeyValueStorage } from '../../../browser/browser';

/** The languages that the console speaks, by their own names. */
export const languageNames = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' };
export type ConsoleLanguage = keyof typeof languageNames;

const key = 'chat-widget-console:language';

/** Returns the language that was chosen for the console in this browser; without one, the browser's own counts. */
export function chosenLanguage(storage: Pick<KeyValueStorage, 'get'>): ConsoleLanguage | undefined {
  const kept = storage.get(key);
  return kept !== null && Object.hasOwn(languageNames, kept) ? (kept as ConsoleLanguage) : undefined;
}

/** Keeps the choice for the next time that the console is loaded, in any tab. */
export function keepLanguage(
  storage: Pick<KeyValueStorage, 'set' | 'remove'>,
  language: ConsoleLanguage | undefined,
) {
  if (language === undefined) storage.remove(key);
  else storage.set(key, language);
}
