import { longestLabel } from '../../../contract/limits';
import type { FieldSettings } from '../../../contract/settings/form-settings';
import { Fields } from '../../kit/fields/Fields';
import type { FieldSchema } from '../../kit/fields/field-schema';
import type { FieldSource } from '../../kit/data/field-source';
import { Translations } from './Translations';
import { keepingTranslations } from './translations';
import { publishingTexts } from '../publishing/texts';
import { formsTexts } from './texts';

export interface FieldEditorProps {
  field: FieldSettings;
  /** Where it is in the settings. */
  path: string;
  source: FieldSource;
  /** Somebody is editing the field in that language. */
  onLanguage(locale: string): void;
}

/** One field of a form: what its kind can have. */
export function FieldEditor({ field, path, source, onLanguage }: FieldEditorProps) {
  const schemas = Object.entries(schemasOf(field)).map(
    ([name, schema]) => [`${path}.${name}`, schema] as const,
  );
  const translations = `${path}.translations`;
  const options = { path: `${path}.options`, translations, member: 'options' };
  return (
    <>
      <Fields source={keepingTranslations(source, options)} schemas={Object.fromEntries(schemas)} />
      {field.kind !== 'hidden' && (
        <Translations
          title={formsTexts().translation.otherLanguage}
          translations={field.translations}
          path={translations}
          blank={{ label: '', options: [] }}
          schemas={translationSchemas(field)}
          source={source}
          onEdit={onLanguage}
        />
      )}
    </>
  );
}

function translationSchemas({ kind, label, options }: FieldSettings): Record<string, FieldSchema> {
  const texts = formsTexts();
  const ofOptions = options.map((option, at): [string, FieldSchema] => [
    `options[${at}]`,
    {
      type: 'string',
      title: texts.translation.option(option || `${at + 1}`),
      placeholder: option,
      maxLength: longestLabel,
    },
  ]);
  return {
    label: { type: 'string', title: texts.field.label, placeholder: label, maxLength: longestLabel },
    ...(kind === 'choice' && Object.fromEntries(ofOptions)),
  };
}

function schemasOf({ kind }: FieldSettings): Record<string, FieldSchema> {
  const { field: texts } = formsTexts();
  const labels: Partial<Record<FieldSettings['kind'], string>> = publishingTexts().fieldLabels;
  const standard = labels[kind];
  const label: FieldSchema = {
    type: 'string',
    title: texts.label,
    maxLength: longestLabel,
    ...(standard && { description: texts.labelHint(standard) }),
  };
  const isRequired: FieldSchema = { type: 'boolean', title: texts.isRequired };
  const value: FieldSchema = {
    type: 'string',
    title: kind === 'hidden' ? texts.hiddenValue : texts.value,
    description: kind === 'hidden' ? texts.hiddenValueHint : texts.valueHint,
    maxLength: 2_000,
  };
  const options: FieldSchema = {
    type: 'array',
    title: texts.options,
    itemTitle: texts.option,
    addTitle: texts.addOption,
    items: { type: 'string', maxLength: longestLabel },
    maxItems: 50,
  };
  switch (kind) {
    case 'hidden':
      return { label, value };
    case 'checkbox':
      return { label, isRequired };
    case 'choice':
      return { label, options, isRequired, value };
    default:
      return { label, isRequired, value };
  }
}
