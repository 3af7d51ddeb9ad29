import type { ConsoleLanguage } from '../frame/language-choice';

/** Words in each language of the console, beside one another. */
export type InEachLanguage<Words> = Readonly<Record<ConsoleLanguage, Words>>;

/**
 * Returns the words of a table in one language. The tables stand in the folder `words/` of a room; the build gives each language
 * a table of its own words (`scripts/build/plugins/words-by-language.ts`).
 */
export function wordsIn<
  Language extends ConsoleLanguage,
  Table extends Readonly<Record<string, InEachLanguage<unknown>>>,
>(language: Language, table: Table): { [Name in keyof Table]: Table[Name][Language] } {
  const words = Object.entries(table).map(([name, inEach]) => [name, inEach[language]]);
  return Object.fromEntries(words) as { [Name in keyof Table]: Table[Name][Language] };
}
