import { languageOf } from '../../../contract/languages/language-of';
import { englishTexts, namedTexts } from '../../../panel/i18n/english-texts';
import { languages } from '../../../panel/i18n/language-files';
import { loadTables } from '../../../panel/i18n/tables/text-tables';
import { spokenLocale } from '../../kit/texts/room-texts';

/** By the names of the texts. */
export type WidgetTexts = ReadonlyMap<string, string>;

/** Downloads what the widget says in a language; `undefined` where that fails. */
export async function loadTextsIn(tag: string): Promise<WidgetTexts | undefined> {
  const name = languageOf(tag);
  if (name === 'en') return englishTexts;
  try {
    const [loaded, tables] = await Promise.all([languages[name]?.(), loadTables(name)]);
    return loaded && namedTexts(loaded.language, tables);
  } catch {
    return undefined;
  }
}

/** Downloads what the widget says in the console's language; English where that fails. */
export async function loadWidgetTexts(): Promise<WidgetTexts> {
  return (await loadTextsIn(spokenLocale())) ?? englishTexts;
}
