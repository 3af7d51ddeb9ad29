import { expect, test } from 'vitest';
import { isEmailAddress } from '../../contract/email-address';
import type { FieldSettings } from '../../contract/settings/form-settings';
import { defaultSettings } from '../../contract/settings/parse-settings';
import { checkForm } from './check-form';
import { hasShapeOf } from './has-shape-of';
import { fieldsOf, type FormField, type FormValues } from './form-field';

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

test('a choice without options is not asked for, since nobody could answer it', () => {
  const { forms } = defaultSettings();
  const availability = {
    widgetId: 'w',
    online: true,
    emailRequired: false,
    messageRequired: false,
    screenshotRequired: false,
  };
  const choice: FieldSettings = { ...topic, kind: 'choice', options: [] };
  const prechat = { ...forms.prechat, fields: [choice, { ...choice, label: 'Size', options: ['S'] }] };
  const keys = fieldsOf(availability, { ...forms, prechat }).map(({ key }) => key);
  expect(keys).toEqual(['=Size']);
});

test.each(['', 'sales', 'Rent'])('“%s” is none of the options', (value) => {
  expect(faultOf(value)).toBe('missing');
});

test.each([
  'ann@shop.example',
  "o'neill+a.b@bücher.example",
  'ann@shop',
  'ann@shop..example',
  '<ann@shop.example>',
  'ann@shop.example,',
  'ann@shop.example;bob@shop.example',
  'mailto:ann@shop.example',
  'ann@bob@shop.example',
  '(ann)@shop.example',
])('“%s” is an address to the form as it is to the service, which would refuse the whole form', (address) => {
  expect(hasShapeOf('email', address)).toBe(isEmailAddress(address));
});

test.each<[string, string | undefined]>([
  ['+49 (30) 1234-567', undefined],
  ['(+49) 30 1234567', undefined],
  // As a Persian, a Japanese keyboard writes it, and as a phone copies it out of its contacts.
  ['۰۹۱۲ ۳۴۵ ۶۷۸۹', undefined],
  ['０９０ー１２３４ー５６７８', undefined],
  ['\u202a+49 30 1234567\u202c', undefined],
  ['030 1234567 ext. 12', undefined],
  ['123', 'invalid'],
  ['ann1985@example.com', 'invalid'],
])('a field for a phone number has “%s” for %s', (phone, fault) => {
  const values: FormValues = { name: '', email: '', phone, message: '' };
  expect(checkForm(values, [{ ...topic, key: 'phone', kind: 'phone' }])['phone']).toBe(fault);
});
