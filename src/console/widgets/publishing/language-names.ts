import { languages } from '../../../contract/languages/languages';
import { perLocale, spokenLocale } from '../../kit/texts/room-texts';

const names = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'language' }));

/** Returns the name of a language in the console’s own, as an item of a list begins. */
export function languageName(tag: string): string {
  const name = names().of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** Returns the tags of the languages that the widget speaks, in the order of their names. */
export function widgetLanguages(): string[] {
  const { compare } = new Intl.Collator(spokenLocale());
  return [...languages].sort((one, other) => compare(languageName(one), languageName(other)));
}
