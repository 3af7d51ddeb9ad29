import { translationIn } from '../../contract/languages/translation-in';
import { usePanel } from '../frame/use-panel';
import type { FirstTexts } from '../i18n/language';
import type { FormFault } from './check-form';
import type { FormField } from './form-field';

export interface FieldTexts {
  /** As the customer named it, best in the visitor's language; else in the interface's words. */
  labelOf(field: FormField): string;
  /** What one of the field's options is called in the visitor's language. */
  optionOf(field: FormField, option: string): string;
  faultOf(field: FormField, fault: FormFault): string;
}

export function useFieldTexts(): FieldTexts {
  const { language } = usePanel();
  return {
    labelOf: (field) => labelOf(language, field),
    optionOf: (field, option) => optionOf(language, field, option),
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

type Language = Pick<FirstTexts, 'tag'> & Partial<Record<FormField['kind'], string>>;

/** Kinds with a name of their own are called by it. */
export function labelOf(language: Language, field: FormField): string {
  return (
    translationIn(language.tag, field.translations)?.label || field.label || (language[field.kind] ?? '')
  );
}

export function optionOf({ tag }: Language, field: FormField, option: string): string {
  return translationIn(tag, field.translations)?.options[field.options.indexOf(option)] || option;
}
