import { defaultLabels } from '../../../contract/settings/form-fields';
import type { FieldSettings } from '../../../contract/settings/form-settings';
import { Fields } from '../../kit/fields/Fields';
import type { FieldSchema } from '../../kit/fields/field-schema';
import type { FieldSource } from '../../kit/data/field-source';

export interface FieldEditorProps {
  field: FieldSettings;
  /** Where it is in the settings. */
  path: string;
  source: FieldSource;
}

/** One field of a form: what its kind can have. */
export function FieldEditor({ field, path, source }: FieldEditorProps) {
  const schemas = Object.entries(schemasOf(field)).map(
    ([name, schema]) => [`${path}.${name}`, schema] as const,
  );
  return <Fields source={source} schemas={Object.fromEntries(schemas)} />;
}

function schemasOf({ kind }: FieldSettings): Record<string, FieldSchema> {
  const standard = defaultLabels[kind];
  const label: FieldSchema = {
    type: 'string',
    title: 'Label',
    maxLength: 200,
    ...(standard && { description: `If empty: “${standard}”, in the visitor’s language.` }),
  };
  const isRequired: FieldSchema = { type: 'boolean', title: 'Required' };
  const value: FieldSchema = {
    type: 'string',
    title: kind === 'hidden' ? 'Value' : 'Default value',
    description:
      kind === 'hidden'
        ? 'Sent with the chat. Visitors don’t see it. Your page can set another value.'
        : 'Visitors can change it. Your page can set another value.',
    maxLength: 2_000,
  };
  const options: FieldSchema = {
    type: 'array',
    title: 'Options',
    itemTitle: 'choice',
    items: { type: 'string', maxLength: 200 },
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
