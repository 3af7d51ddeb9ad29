import { valueAt } from '../../kit/data/at-path';
import type { FieldSource } from '../../kit/data/field-source';
import { removed } from '../../kit/data/list-edits';

export interface TranslatedList {
  /** Where the list of texts is in the settings. */
  path: string;
  /** Where its translations are. */
  translations: string;
  /** The list of texts in each of them. */
  member: string;
}

type ListTranslation = Readonly<Record<string, readonly string[] | string>>;

/** Writes through to `source`. Of a text that is removed from the list, the translations go too, so that the others keep theirs. */
export function keepingTranslations(
  source: FieldSource,
  { path, translations, member }: TranslatedList,
): FieldSource {
  return {
    ...source,
    setAt(changed, value) {
      const before = valueAt(source.value.peek(), path) as readonly string[];
      source.setAt(changed, value);
      if (changed !== path) return;
      const next = value as readonly string[];
      if (next.length >= before.length) return;
      const gone = before.findIndex((text, at) => text !== next[at]);
      const translated = valueAt(source.value.peek(), translations) as readonly ListTranslation[];
      source.setAt(
        translations,
        translated.map((one) => ({ ...one, [member]: removed(one[member] as readonly string[], gone) })),
      );
    },
  };
}
