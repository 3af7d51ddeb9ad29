import type { Language } from '../i18n/language';
import type { FormFault, FormField } from '../models/check-form';

export function faultText(language: Language, field: FormField, fault: FormFault): string {
  if (fault === 'tooLong') return language.tooLong;
  if (fault === 'invalid') return field === 'phone' ? language.invalidPhone : language.invalidEmail;
  if (field === 'email') return language.missingEmail;
  return field === 'message' ? language.missingQuestion : language.missing;
}
