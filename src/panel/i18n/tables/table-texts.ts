import { languageOf } from '../../../contract/languages/language-of';
import type { Translation } from '../../../contract/settings/settings';
import type { FirstTexts } from '../language';

/** Texts of a part that are too few for a file in each language: all of them are one file, which those who need the part download. */
export interface TextTable<Texts> {
  /** Under which settings reword them. */
  name: string;
  english: Texts;
  inLanguages(): Promise<{ inLanguage(name: string): Texts | undefined }>;
}

/** Returns the texts in a language, as the customer words them. English where that fails. */
export async function loadTableTexts<Texts extends object>(
  { name, english, inLanguages }: TextTable<Texts>,
  { tag, direction }: Pick<FirstTexts, 'tag' | 'direction'>,
  translations: readonly Translation[],
): Promise<Texts> {
  try {
    const spoken = languageOf(tag);
    const texts = spoken === 'en' ? english : ((await inLanguages()).inLanguage(spoken) ?? english);
    if (!translations[0]) return texts;
    const { reword } = await import('../reword');
    const reworded: object = reword({ tag, direction, [name]: texts } as unknown as FirstTexts, translations);
    return (reworded as Record<string, Texts>)[name] ?? texts;
  } catch {
    return english;
  }
}
