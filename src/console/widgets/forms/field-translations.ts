import type { FieldSettings, FieldTranslation } from '../../../contract/settings/form-settings';
import type { FieldSource } from '../../kit/data/field-source';
import { removed } from '../../kit/data/list-edits';

/** The translations with an empty one for another language. */
export function withLanguage(translations: readonly FieldTranslation[], locale: string): FieldTranslation[] {
  return [...translations, { locale, label: '', options: [] }];
}

export function withoutLanguage(
  translations: readonly FieldTranslation[],
  locale: string,
): FieldTranslation[] {
  return translations.filter((one) => one.locale !== locale);
}

/** Writes through to `source`. Of an option that is removed, the translations go too, so that the others keep theirs. */
export function keepingTranslations(source: FieldSource, path: string, field: FieldSettings): FieldSource {
  return {
    ...source,
    setAt(changed, value) {
      source.setAt(changed, value);
      if (changed !== `${path}.options`) return;
      const next = value as string[];
      if (next.length >= field.options.length) return;
      const gone = field.options.findIndex((option, at) => option !== next[at]);
      source.setAt(
        `${path}.translations`,
        field.translations.map((one) => ({ ...one, options: removed(one.options, gone) })),
      );
    },
  };
}
