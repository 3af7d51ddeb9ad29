import { expect, test } from 'vitest';
import { english } from '../i18n/en';
import type { FormField } from './form-field';
import { faultText, labelOf, optionOf } from './use-field-texts';

test.each([
  ['email', 'Enter your email so that we can reach you.'],
  ['question', 'Enter your question.'],
  ['choice', 'Choose one of these.'],
  ['checkbox', 'Tick this box.'],
  ['screenshot', 'Add a screenshot.'],
  ['text', 'Please fill this in.'],
] satisfies [FormField['kind'], string][])('what to do is said where a %s is missing', (kind, said) => {
  expect(faultText(english, kind, 'missing')).toBe(said);
});

const occasion: FormField = {
  key: '=Occasion',
  kind: 'choice',
  label: 'Occasion',
  isRequired: false,
  options: ['Wedding', 'Birthday', 'Other'],
  value: '',
  translations: [
    { locale: 'de', label: 'Anlass', options: ['Hochzeit', '', 'Anderer'] },
    { locale: 'pt-BR', label: 'Ocasião', options: [] },
    { locale: 'fr', label: '', options: ['Mariage'] },
  ],
};

test.each([
  ['en-GB', 'Occasion', ['Wedding', 'Birthday', 'Other']],
  ['de-AT', 'Anlass', ['Hochzeit', 'Birthday', 'Anderer']],
  ['pt-br', 'Ocasião', ['Wedding', 'Birthday', 'Other']],
  ['pt', 'Occasion', ['Wedding', 'Birthday', 'Other']],
  ['fr', 'Occasion', ['Mariage', 'Birthday', 'Other']],
])(
  'a field and its options are called in %s as the customer says, else by their own names',
  (tag, label, options) => {
    const language = { ...english, tag };
    expect(labelOf(language, occasion)).toBe(label);
    expect(occasion.options.map((option) => optionOf(language, occasion, option))).toEqual(options);
  },
);

test('a field of the service’s own has the customer’s name only in the languages that it is given in', () => {
  const name: FormField = {
    ...occasion,
    key: 'name',
    kind: 'name',
    label: '',
    translations: [{ locale: 'de', label: 'Ihr Name', options: [] }],
  };
  expect(labelOf({ ...english, tag: 'de' }, name)).toBe('Ihr Name');
  expect(labelOf(english, name)).toBe('Name');
});
