import { perLocale } from '../texts/room-texts';

const names = perLocale(
  (locale) => new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard' }),
);

/** A language tag in words, for example `German (Switzerland)`; the tag itself where it means nothing. */
export function languageName(tag: string): string {
  try {
    return names().of(tag) ?? tag;
  } catch {
    return tag;
  }
}
