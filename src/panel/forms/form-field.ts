import { fieldName, type FieldKind } from '../../contract/settings/form-fields';
import { hasShapeOf } from './has-shape-of';
import type { FieldSettings } from '../../contract/settings/form-settings';
import type { PanelSettings } from '../../contract/settings/settings';
import type { Availability } from '../../contract/chat/visitor-chat';
import type { VisitorDetails } from '../../contract/chat/visitor-details';

/** The service's own fields by the parameter they become. */
const coreKeys = ['name', 'email', 'phone', 'message'] as const;
export type CoreKey = (typeof coreKeys)[number];

/** A field as a form asks for it: of the settings, or added since the service requires it. */
export interface FormField extends Omit<FieldSettings, 'kind'> {
  /** One of `coreKeys`, `screenshot`, or `=` and the field's name. */
  key: string;
  kind: FieldKind | 'screenshot';
}

/** What each field holds, by its key. */
export type FormValues = Record<CoreKey, string> & Record<string, string>;

const blank = { label: '', options: [], value: '', translations: [] };

/** The fields of the form that fits the hour, in its order; of two with one name, the first counts. A choice without options is left out. */
export function fieldsOf(
  { online, emailRequired, messageRequired, screenshotRequired }: Availability,
  forms: PanelSettings['forms'],
): FormField[] {
  const fields = new Map<string, FormField>();
  const { style, fields: asked } = online ? forms.prechat : forms.offline;
  for (const field of asked) {
    const key = keyOf(field);
    // The others are asked for once the chat runs.
    const isLater = style === 'askFirst' && key !== 'message' && field.kind !== 'hidden';
    const isAnswerable = key !== '=' && (field.kind !== 'choice' || field.options.length > 0);
    if (isAnswerable && !isLater && !fields.has(key)) fields.set(key, { ...field, key });
  }
  function demand(key: string, kind: FormField['kind']) {
    return fields.set(key, { ...blank, kind, ...fields.get(key), key, isRequired: true });
  }
  // An offline message without an address could never be answered.
  if (emailRequired || !online) demand('email', 'email');
  if (messageRequired || !online) demand('message', 'question');
  if (screenshotRequired && online) demand('screenshot', 'screenshot');
  return [...fields.values()];
}

/** What is known before the visitor types: from the page's methods, else from the settings. */
export function knownValues(
  fields: readonly FormField[],
  { email, name, phone, description, customFields }: VisitorDetails,
): Record<string, string> {
  const values: Record<string, string> = {};
  const custom = new Map(Object.entries(customFields));
  for (const { kind, key, label, value } of fields)
    if (kind !== 'screenshot') values[key] = custom.get(fieldName({ kind, label })) ?? value;
  // What is no address would be refused, and corrected by nobody where the form doesn't ask for it or the page locks it.
  const address = hasShapeOf('email', email ?? '') ? email : '';
  const given = { email: address, name, phone, message: description };
  // What the page says about the visitor goes with the chat whether the form asks for it or not.
  for (const key of coreKeys) if (given[key]) values[key] = given[key];
  return values;
}

function keyOf({ kind, label }: FieldSettings): string {
  if (kind === 'question') return 'message';
  return coreKeys.find((key) => key === kind) ?? `=${fieldName({ kind, label })}`;
}
