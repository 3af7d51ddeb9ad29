import type { FieldSettings, FormSettings } from './form-settings';

export type FieldKind = FieldSettings['kind'];

/** English labels of the service's own fields. */
export const defaultLabels: Partial<Record<FieldKind, string>> = {
  email: 'Email',
  name: 'Name',
  phone: 'Phone',
  question: 'How can we help?',
};

/** The name by which `setCustomField` finds a field: its label without blanks, case-sensitive. */
export function fieldName(field: Pick<FieldSettings, 'kind' | 'label'>): string {
  return (field.label || defaultLabels[field.kind] || '').replace(/\s+/g, '');
}

/** Whether a chat is not started without it: a form that asks first takes the question, and all else once the chat runs. */
export function isStartRequired(form: FormSettings, kind: 'email' | 'question'): boolean {
  if (form.style === 'askFirst') return kind === 'question';
  return demandOf(form, kind) === 'required';
}

/** Whether the form has a field of that kind, and whether it must be filled. */
export function demandOf(form: FormSettings, kind: FieldKind): 'required' | 'optional' | 'none' {
  const fields = form.fields.filter((field) => field.kind === kind);
  if (fields.length === 0) return 'none';
  return fields.some(({ isRequired }) => isRequired) ? 'required' : 'optional';
}
