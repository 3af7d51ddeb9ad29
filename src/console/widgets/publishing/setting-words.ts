import { describeDuration } from '../../kit/format/duration';
import { describeValue } from '../../kit/format/describe-change';
import { languageName } from './language-names';
import { fieldAt } from './setting-fields';
import { publishingTexts } from './texts';

export interface DescribedSetting {
  /** With the heading of its section. */
  title: string;
  /** Puts a value, as JSON, in words. */
  describe(json: string): string;
}

/** Returns what the screens call a setting; `undefined` for lists, whose items have names of their own. */
export function wordsOfSetting(path: string): DescribedSetting | undefined {
  const { language, widgetSpeaks, pagesLanguage, sections } = publishingTexts();
  if (path === 'locale')
    return {
      title: `${language} › ${widgetSpeaks}`,
      describe: (json) => (json === '""' ? pagesLanguage : languageName(JSON.parse(json) as string)),
    };
  const field = fieldAt(path);
  if (!field) return undefined;
  const { section, title, enumTitles, unit, duration } = field;
  return {
    title: `${sections[section].title} › ${title}`,
    describe(json) {
      const choice = enumTitles && Object.entries(enumTitles).find(([name]) => JSON.stringify(name) === json);
      if (choice) return choice[1];
      if (duration) return describeDuration(Number(json), duration);
      return unit ? `${json} ${unit}` : describeValue(json);
    },
  };
}
