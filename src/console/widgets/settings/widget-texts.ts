import { englishTexts, namedTexts } from '../../../panel/i18n/english-texts';
import type { Language } from '../../../panel/i18n/language';
import { loadTables } from '../../../panel/i18n/tables/text-tables';
import { spokenLocale } from '../../kit/texts/room-texts';

/** What the widget says in the languages of the console beside English. */
const languages: Readonly<Record<string, () => Promise<{ language: Language }>>> = {
  de: () => import('../../../panel/i18n/latin/de'),
  es: () => import('../../../panel/i18n/latin/es'),
  fr: () => import('../../../panel/i18n/latin/fr'),
};

/** Downloads what the widget says in the console's language, by the names of the texts; English where that fails. */
export async function loadWidgetTexts(): Promise<ReadonlyMap<string, string>> {
  const [name = ''] = spokenLocale().split('-');
  const load = Object.hasOwn(languages, name) ? languages[name] : undefined;
  if (!load) return englishTexts;
  try {
    const [{ language }, tables] = await Promise.all([load(), loadTables(name)]);
    return namedTexts(language, tables);
  } catch {
    return englishTexts;
  }
}
