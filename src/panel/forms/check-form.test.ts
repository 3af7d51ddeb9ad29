import { expect, test } from 'vitest';
import { checkForm } from './check-form';
import type { FormField, FormValues } from './form-field';

const topic: FormField = {
  key: '=Topic',
  kind: 'choice',
  label: 'Topic',
  isRequired: true,
  options: ['Sales ', ' Help', 'Other'],
  value: '',
  translations: [],
};

function faultOf(value: string) {
  const values: FormValues = { name: '', email: '', phone: '', message: '', [topic.key]: value };
  return checkForm(values, [topic])[topic.key];
}

test.each(topic.options)('“%s” can be chosen, blanks at its edges or not', (option) => {
  expect(faultOf(option)).toBeUndefined();
});

test.each(['', 'sales', 'Rent'])('“%s” is none of the options', (value) => {
  expect(faultOf(value)).toBe('missing');
});
