import { perLocale } from '../texts/room-texts';

const format = perLocale((locale) => new Intl.ListFormat(locale));

/** `Sales, Orders and Support`, as the language of the console joins them. */
export function joinNames(names: readonly string[]): string {
  return format().format(names);
}
