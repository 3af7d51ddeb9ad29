import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { usePanel } from '../frame/use-panel';
import { fileTexts, type FileTexts } from '../i18n/files/file-texts';
import { loadFileTexts } from '../i18n/files/load-file-texts';

/** Texts about files in the language of the panel; in English until they are here. */
export function useFileTexts(): FileTexts {
  const { language, settings } = usePanel();
  const texts = useSignal(fileTexts);
  useEffect(() => {
    void loadFileTexts(language, settings.translations).then((loaded) => (texts.value = loaded));
  }, [language]);
  return texts.value;
}
