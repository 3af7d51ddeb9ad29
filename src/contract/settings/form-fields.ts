/** The fields of the prechat and offline forms, as data. */
export interface FormSettings {
  /** `conversation` asks one field after the other, as a chat would. */
  style: 'form' | 'conversation';
  fields: FieldSettings[];
}

export interface FieldSettings {
  /** The first four are the service's own; the others are kept with the case as variables. */
  kind: 'email' | 'name' | 'phone' | 'question' | 'text' | 'longText' | 'choice' | 'checkbox' | 'hidden';
  /** Empty: the interface language's default for the first four kinds. */
  label: string;
  isRequired: boolean;
  /** What may be chosen, for `choice`. */
  options: string[];
  /** What stands in the field at first. */
  value: string;
}

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

/** Whether the form has a field of that kind, and whether it must be filled. */
export function demandOf(form: FormSettings, kind: FieldKind): 'required' | 'optional' | 'none' {
  const fields = form.fields.filter((field) => field.kind === kind);
  if (fields.length === 0) return 'none';
  return fields.some(({ isRequired }) => isRequired) ? 'required' : 'optional';
}
