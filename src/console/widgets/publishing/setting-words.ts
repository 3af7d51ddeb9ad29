import { describeDuration } from '../../kit/fields/duration';
import { describeValue } from '../../kit/page/describe-change';
import { fieldAt } from './setting-fields';
import { settingSections } from './setting-sections';

export interface SettingWords {
  /** With the heading of its section. */
  title: string;
  /** Puts a value, as JSON, in words. */
  describe(json: string): string;
}

/** Returns what the screens call a setting; `undefined` for lists, whose items have names of their own. */
export function wordsOfSetting(path: string): SettingWords | undefined {
  if (path === 'locale')
    return {
      title: 'Language › The widget speaks',
      describe: (json) => nameOfLanguage(JSON.parse(json) as string),
    };
  const field = fieldAt(path);
  if (!field) return undefined;
  const { section, title, enumTitles, unit, duration } = field;
  return {
    title: `${settingSections[section].title} › ${title}`,
    describe(json) {
      const choice = enumTitles && Object.entries(enumTitles).find(([name]) => JSON.stringify(name) === json);
      if (choice) return choice[1];
      if (duration) return describeDuration(Number(json), duration);
      return unit ? `${json} ${unit}` : describeValue(json);
    },
  };
}

const languages = new Intl.DisplayNames('en', { type: 'language' });

export function nameOfLanguage(tag: string): string {
  return tag ? (languages.of(tag) ?? tag) : 'The page’s language, or the browser’s';
}
