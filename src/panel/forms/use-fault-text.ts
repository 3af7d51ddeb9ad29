import type { Language } from '../i18n/language';
import type { FormFault } from './check-form';
import type { FormField } from './form-field';

export function faultText(language: Language, kind: FormField['kind'], fault: FormFault): string {
  if (fault === 'tooLong') return language.tooLong;
  if (fault === 'invalid') return kind === 'phone' ? language.invalidPhone : language.invalidEmail;
  if (kind === 'email') return language.missingEmail;
  if (kind === 'question') return language.missingQuestion;
  if (kind === 'choice') return language.missingChoice;
  if (kind === 'checkbox') return language.missingCheck;
  return kind === 'screenshot' ? language.missingScreenshot : language.missing;
}
