import { useState } from 'preact/hooks';
import { longestLabel } from '../../../contract/limits';
import type { FieldSettings } from '../../../contract/settings/form-settings';
import { Fields } from '../../kit/fields/Fields';
import type { FieldSchema } from '../../kit/fields/field-schema';
import { SelectField } from '../../kit/fields/SelectField';
import type { FieldSource } from '../../kit/data/field-source';
import { languageName, widgetLanguages } from '../publishing/language-names';
import { formsTexts } from './texts';

export interface FieldTranslationsProps {
  field: FieldSettings;
  /** Where the field is in the settings. */
  path: string;
  source: FieldSource;
  onAdd(locale: string): void;
  onRemove(locale: string): void;
  /** Somebody is editing that language. */
  onEdit(locale: string): void;
}

/** What a field and its options are called in other languages. */
export function FieldTranslations({ field, path, source, onAdd, onRemove, onEdit }: FieldTranslationsProps) {
  const { translations } = field;
  const { translation: texts } = formsTexts();
  const left = widgetLanguages().filter((tag) => translations.every(({ locale }) => locale !== tag));
  const [chosen, choose] = useState('');
  const [added, setAdded] = useState('');
  const next = left.includes(chosen) ? chosen : (left[0] ?? '');
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
            <Fields source={source} schemas={schemasOf(field, `${path}.translations[${at}]`)} />
            <button type="button" class="button" onClick={() => onRemove(locale)}>
              {texts.remove(name)}
            </button>
          </details>
        );
      })}
      {left.length > 0 && (
        <div class="filters">
          <SelectField
            title={texts.otherLanguage}
            options={left}
            schema={{ enumTitles: Object.fromEntries(left.map((tag) => [tag, languageName(tag)])) }}
            value={next}
            onChange={choose}
          />
          <button
            type="button"
            class="button"
            onClick={() => {
              onAdd(next);
              setAdded(next);
              onEdit(next);
            }}
          >
            {texts.add}
          </button>
        </div>
      )}
    </>
  );
}

function schemasOf({ kind, label, options }: FieldSettings, path: string): Record<string, FieldSchema> {
  const texts = formsTexts();
  const ofOptions = options.map((option, at): [string, FieldSchema] => [
    `${path}.options[${at}]`,
    {
      type: 'string',
      title: texts.translation.option(option || `${at + 1}`),
      placeholder: option,
      maxLength: longestLabel,
    },
  ]);
  return {
    [`${path}.label`]: {
      type: 'string',
      title: texts.field.label,
      placeholder: label,
      maxLength: longestLabel,
    },
    ...(kind === 'choice' && Object.fromEntries(ofOptions)),
  };
}
