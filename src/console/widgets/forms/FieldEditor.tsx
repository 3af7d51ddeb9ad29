import { longestLabel } from '../../../contract/limits';
import type { FieldSettings } from '../../../contract/settings/form-settings';
import { Fields } from '../../kit/fields/Fields';
import type { FieldSchema } from '../../kit/fields/field-schema';
import type { FieldSource } from '../../kit/data/field-source';
import { FieldTranslations } from './FieldTranslations';
import { keepingTranslations, withLanguage, withoutLanguage } from './field-translations';
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
  function translate(change: typeof withLanguage, locale: string) {
    source.setAt(`${path}.translations`, change(field.translations, locale));
  }
  return (
    <>
      <Fields source={keepingTranslations(source, path, field)} schemas={Object.fromEntries(schemas)} />
      {field.kind !== 'hidden' && (
        <FieldTranslations
          field={field}
          path={path}
          source={source}
          onAdd={(locale) => translate(withLanguage, locale)}
          onRemove={(locale) => translate(withoutLanguage, locale)}
          onEdit={onLanguage}
        />
      )}
    </>
  );
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
