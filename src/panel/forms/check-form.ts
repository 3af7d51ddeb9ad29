import type { FormField, FormValues } from './form-field';
import { hasShapeOf, longestValue } from './value-rules';

export type FormFault = 'missing' | 'invalid' | 'tooLong';
/** By the field's key. */
export type FormFaults = Record<string, FormFault>;

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
