import type { FormFailure } from './form';

type FailureTexts = Record<'formUnreachable' | 'formBusy' | 'formRefused', string>;

/** What a form that could not be sent says. */
export function failureText(reason: FormFailure, language: FailureTexts): string {
  return {
    unreachable: language.formUnreachable,
    busy: language.formBusy,
    refused: language.formRefused,
  }[reason];
}
