import { expect, test } from 'vitest';
import { english } from '../i18n/en';
import type { FormField } from './form-field';
import { faultText } from './use-field-texts';

test.each([
  ['email', 'Enter your email address so that we can reach you.'],
  ['question', 'Tell us what it is about.'],
  ['choice', 'Choose one of these.'],
  ['checkbox', 'Tick this box to continue.'],
  ['screenshot', 'Add a picture of your screen.'],
  ['text', 'Please fill this in.'],
] satisfies [FormField['kind'], string][])('what to do is said where a %s is missing', (kind, said) => {
  expect(faultText(english, kind, 'missing')).toBe(said);
});
