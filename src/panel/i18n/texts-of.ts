/** Texts of a part on demand, by language. */
export type TextsByLanguage<Texts> = Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'ar', Texts>>;

/** Those in the language of that tag; English where there are none. */
export function textsOf<Texts>(texts: TextsByLanguage<Texts>, tag: string): Texts {
  const language = tag.split('-')[0];
  const found = Object.entries(texts).find(([key]) => key === language) as [string, Texts] | undefined;
  return found ? found[1] : texts.en;
}
