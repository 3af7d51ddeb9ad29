import { useState } from 'preact/hooks';
import { Fields } from '../../kit/fields/Fields';
import type { FieldSchema } from '../../kit/fields/field-schema';
import { SelectField } from '../../kit/fields/SelectField';
import type { FieldSource } from '../../kit/data/field-source';
import { languageName, widgetLanguages } from '../publishing/language-names';
import { formsTexts } from './texts';

export interface TranslationsProps {
  /** What is translated, for the choice of another language. */
  title: string;
  translations: readonly { locale: string }[];
  /** Where the translations are in the settings. */
  path: string;
  /** One that says nothing yet. */
  blank: object;
  /** The texts of one, by path. */
  schemas: Readonly<Record<string, FieldSchema>>;
  source: FieldSource;
  /** Somebody is editing that language. */
  onEdit(locale: string): void;
}

/** The owner's own texts in other languages of the widget. */
export function Translations({
  title,
  translations,
  path,
  blank,
  schemas,
  source,
  onEdit,
}: TranslationsProps) {
  const { translation: texts } = formsTexts();
  const left = widgetLanguages().filter((tag) => translations.every(({ locale }) => locale !== tag));
  const [chosen, choose] = useState('');
  const [added, setAdded] = useState('');
  const next = left.includes(chosen) ? chosen : (left[0] ?? '');
  function add() {
    source.setAt(path, [...translations, { ...blank, locale: next }]);
    setAdded(next);
    onEdit(next);
  }
  return (
    <>
      {translations.map(({ locale }, at) => {
        const name = languageName(locale);
        return (
          <details
            key={locale}
            class="widgets-texts"
            aria-label={name}
            open={locale === added}
            onFocusIn={() => onEdit(locale)}
          >
            <summary>{name}</summary>
            <Fields
              source={source}
              schemas={Object.fromEntries(
                Object.entries(schemas).map(([name, schema]) => [`${path}[${at}].${name}`, schema]),
              )}
            />
            <button
              type="button"
              class="button"
              onClick={() =>
                source.setAt(
                  path,
                  translations.filter((one) => one.locale !== locale),
                )
              }
            >
              {texts.remove(name)}
            </button>
          </details>
        );
      })}
      {left.length > 0 && (
        <div class="filters">
          <SelectField
            title={title}
            options={left}
            schema={{ enumTitles: Object.fromEntries(left.map((tag) => [tag, languageName(tag)])) }}
            value={next}
            onChange={choose}
          />
          <button type="button" class="button" onClick={add}>
            {texts.add}
          </button>
        </div>
      )}
    </>
  );
}
