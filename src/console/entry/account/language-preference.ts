import type { ConsoleBrowser } from '../../../browser/browser';
import {
  chosenLanguage,
  keepLanguage,
  languageNames,
  type ConsoleLanguage,
} from '../../kit/frame/language-choice';

export interface LanguagePreference {
  /** Empty: the browser's own. */
  chosen(): string;
  /** Keeps the choice and loads the console again, unless the person stays for something unsaved: then it counts the next time. */
  choose(language: string): void;
}

export function createLanguagePreference({
  storage,
  reload,
}: Pick<ConsoleBrowser, 'storage' | 'reload'>): LanguagePreference {
  return {
    chosen: () => chosenLanguage(storage) ?? '',
    choose(language) {
      keepLanguage(
        storage,
        Object.hasOwn(languageNames, language) ? (language as ConsoleLanguage) : undefined,
      );
      reload();
    },
  };
}
