import { languageOf } from '../../../contract/languages/language-of';
import type { Translation } from '../../../contract/settings/settings';
import type { FirstTexts } from '../language';
import { fileTexts, type FileTexts } from './file-texts';

/** Only those who may send files download it. English where that fails. */
export async function loadFileTexts(
  { tag, direction }: Pick<FirstTexts, 'tag' | 'direction'>,
  translations: readonly Translation[],
): Promise<FileTexts> {
  try {
    const name = languageOf(tag);
    const texts =
      name === 'en' ? fileTexts : ((await import('./file-texts-in-languages')).inLanguage(name) ?? fileTexts);
    if (!translations[0]) return texts;
    const { reword } = await import('../reword');
    const reworded: object = reword({ tag, direction, files: texts } as unknown as FirstTexts, translations);
    return (reworded as { files: FileTexts }).files;
  } catch {
    return fileTexts;
  }
}
