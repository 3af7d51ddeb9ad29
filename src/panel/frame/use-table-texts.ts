import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadTableTexts, type TextTable } from '../i18n/table-texts';
import { usePanel } from './use-panel';

/** Texts of a part in the language of the panel; in English until they are here. */
export function useTableTexts<Texts extends object>(table: TextTable<Texts>): Texts {
  const { language, settings } = usePanel();
  const texts = useSignal(table.english);
  useEffect(() => {
    void loadTableTexts(table, language, settings.translations).then((loaded) => (texts.value = loaded));
  }, [language]);
  return texts.value;
}
