import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadTableTexts, type TextTable } from '../i18n/tables/table-texts';
import { usePanel } from './use-panel';

/** Texts of a part in the language of the panel, `undefined` until they are here: no word of another language comes first. */
export function useTableTexts<Texts extends object>(table: TextTable<Texts>): Texts | undefined {
  const { language, settings } = usePanel();
  const texts = useSignal<Texts | undefined>(undefined);
  useEffect(() => {
    void loadTableTexts(table, language, settings.translations).then((loaded) => (texts.value = loaded));
  }, [language]);
  return texts.value;
}
