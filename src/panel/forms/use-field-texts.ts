import { usePanel } from '../frame/use-panel';
import type { FirstTexts } from '../i18n/language';
import type { FormFault } from './check-form';
import type { FormField } from './form-field';

export interface FieldTexts {
  /** As the customer named it, else in the interface's language. */
  labelOf(field: FormField): string;
  faultOf(field: FormField, fault: FormFault): string;
}

export function useFieldTexts(): FieldTexts {
  const { language } = usePanel();
  return {
    labelOf: (field) => labelOf(language, field),
    faultOf: ({ kind }, fault) => faultText(language, kind, fault),
  };
}

export function faultText(language: FirstTexts, kind: FormField['kind'], fault: FormFault): string {
  if (fault === 'tooLong') return language.tooLong;
  if (fault === 'invalid') return kind === 'phone' ? language.invalidPhone : language.invalidEmail;
  if (kind === 'email') return language.missingEmail;
  if (kind === 'question') return language.missingQuestion;
  if (kind === 'choice') return language.missingChoice;
  if (kind === 'checkbox') return language.missingCheck;
  return kind === 'screenshot' ? language.missingScreenshot : language.missing;
}

/** Kinds with a name of their own are called by it. */
function labelOf(language: Partial<Record<FormField['kind'], string>>, { kind, label }: FormField): string {
  return label || (language[kind] ?? '');
}
