import { list, object, type Reader } from '../read';
import { languageTag } from './language-tag';

/** What visitors read in a language of the widget in place of the owner's own texts. */
export type TranslatedTexts<Texts> = Texts & {
  /** Language tag; regions don't count. */
  locale: string;
};

/** Returns the reader of translations. What is empty or missing in one is read as the owner's own text. */
export function readTranslations<Texts extends object>(texts: {
  [Key in keyof Texts]: Reader<Texts[Key]>;
}): Reader<TranslatedTexts<Texts>[]> {
  const members = { locale: languageTag, ...texts } as {
    [Key in keyof TranslatedTexts<Texts>]: Reader<TranslatedTexts<Texts>[Key]>;
  };
  return list(object(members), [], 50);
}
