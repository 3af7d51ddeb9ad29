import { flag, list, object, oneOf, text, type Reader } from '../read';

/** The fields of the prechat and offline forms, as data. */
export interface FormSettings {
  /** `conversation` asks for one field after the other, like a chat. */
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
  /** The value at first. */
  value: string;
}

/** Returns the reader of a form that has these fields by default. */
export function readForm(...fields: Partial<FieldSettings>[]): Reader<FormSettings> {
  const defaults = fields.map((field) => readField(field, '', []));
  return object({ style: oneOf('form', 'conversation'), fields: list(readField, defaults, 30) });
}

const readField: Reader<FieldSettings> = object({
  kind: oneOf('text', 'email', 'name', 'phone', 'question', 'longText', 'choice', 'checkbox', 'hidden'),
  label: text('', 200),
  isRequired: flag(),
  options: list(text('', 200), [], 50),
  value: text('', 2000),
});
