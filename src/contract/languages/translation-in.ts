import { languageOf } from './language-of';

/** Returns the first translation into that language; `undefined`: the owner's own texts are read. */
export function translationIn<Translation extends { locale: string }>(
  tag: string,
  translations: readonly Translation[],
): Translation | undefined {
  return translations.find(({ locale }) => languageOf(locale) === languageOf(tag));
}
