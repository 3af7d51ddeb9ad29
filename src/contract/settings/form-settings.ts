import { longestLabel } from '../limits';
import { flag, list, object, oneOf, text, type Reader } from '../read';
import { readTranslations, type TranslatedTexts } from './translations';

/**
 * `conversation` asks for one field after the other, like a chat; `askFirst` for the question alone, and for the other fields
 * once the chat runs.
 */
export type FormStyle = 'form' | 'conversation' | 'askFirst';

/** The fields of the prechat and offline forms, as data. */
export interface FormSettings<Style extends string = FormStyle> {
  style: Style;
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
  /** What visitors read in other languages. Agents, exports and webhooks get `label` and `options`. */
  translations: FieldTranslation[];
}

/** A field in a language of the widget. */
export type FieldTranslation = TranslatedTexts<{
  label: string;
  /** In the order of the field's options. */
  options: string[];
}>;

/** Returns the reader of a form that may have these styles, and has these fields by default. */
export function readForm<Style extends FormStyle>(
  style: Reader<Style>,
  ...fields: Partial<FieldSettings>[]
): Reader<FormSettings<Style>> {
  const defaults = fields.map((field) => readField(field, '', []));
  return object({ style, fields: list(readField, defaults, 30) });
}

const readField: Reader<FieldSettings> = object({
  kind: oneOf('text', 'email', 'name', 'phone', 'question', 'longText', 'choice', 'checkbox', 'hidden'),
  label: text('', longestLabel),
  isRequired: flag(),
  options: list(text('', longestLabel), [], 50),
  value: text('', 2000),
  translations: readTranslations({
    label: text('', longestLabel),
    options: list(text('', longestLabel), [], 50),
  }),
});
