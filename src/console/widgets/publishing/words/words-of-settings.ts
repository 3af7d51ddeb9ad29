import type { InEachLanguage } from '../../../kit/texts/words';
import type { SettingLeaf } from '../setting-paths';

interface Words {
  title: string;
  description?: string;
  placeholder?: string;
  unit?: string;
  /** Of lists. */
  itemTitle?: string;
  addTitle?: string;
}

/** Choices need titles. */
type WordsOf<Value> = Words &
  ([Value] extends [string]
    ? string extends Value
      ? unknown
      : { enumTitles: Readonly<Record<Value, string>> }
    : unknown);

/** Settings by path, each with its words in every language. */
export type WordsOfSettings = {
  [Leaf in SettingLeaf as Leaf['path']]?: InEachLanguage<WordsOf<Leaf['value']>>;
};
