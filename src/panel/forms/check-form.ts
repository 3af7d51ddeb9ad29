import type { FormField, FormValues } from './form-field';
import { hasShapeOf } from './has-shape-of';

export type FormFault = 'missing' | 'invalid' | 'tooLong';
/** By the field's key. */
export type FormFaults = Record<string, FormFault>;

const longest: Partial<Record<FormField['kind'], number>> = {
  name: 99,
  email: 99,
  phone: 40,
  text: 500,
  longText: 2000,
};

/** Characters. */
export function longestValue(kind: FormField['kind']): number {
  return longest[kind] ?? 5000;
}

export function checkForm(values: FormValues, fields: readonly FormField[]): FormFaults {
  const checked = fields.map((field) => [field.key, checkField(field, values[field.key] ?? '')]);
  return Object.fromEntries(checked.filter(([, fault]) => fault)) as FormFaults;
}

function checkField({ kind, isRequired, options }: FormField, given: string): FormFault | undefined {
  const value = given.trim();
  if (kind === 'hidden') return undefined;
  const isEmpty =
    kind === 'choice' ? !options.includes(given) : kind === 'checkbox' ? value !== 'true' : !value;
  if (isEmpty) return isRequired ? 'missing' : undefined;
  if (value.length > longestValue(kind)) return 'tooLong';
  return hasShapeOf(kind, value) ? undefined : 'invalid';
}
