import type { Language } from '../i18n/language';
import type { FormField } from './form-field';

/** As the customer named it, else in the interface's language. */
export function labelOf(language: Language, { kind, label }: FormField): string {
  if (label) return label;
  switch (kind) {
    case 'email':
    case 'name':
    case 'phone':
    case 'question':
      return language[kind];
    case 'screenshot':
      return language.screenshot;
    default:
      return '';
  }
}
