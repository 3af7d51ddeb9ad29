import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import type { FieldSettings } from '../../../contract/settings/form-settings';
import { withValueAt } from '../../kit/data/at-path';
import { keepingTranslations } from './translations';

const occasion: FieldSettings = {
  kind: 'choice',
  label: 'Occasion',
  isRequired: false,
  options: ['Wedding', 'Birthday', 'Other'],
  value: '',
  translations: [
    { locale: 'de', label: 'Anlass', options: ['Hochzeit', 'Geburtstag', 'Anderer'] },
    { locale: 'fr', label: '', options: [] },
  ],
};

function edit() {
  const value = signal({ field: occasion });
  const source = {
    value,
    faults: signal([]),
    setAt: (path: string, next: unknown) => (value.value = withValueAt(value.value, path, next)),
  };
  return {
    set: (path: string, next: unknown) =>
      keepingTranslations(source, {
        path: 'field.options',
        translations: 'field.translations',
        member: 'options',
      }).setAt(path, next),
    german: () => value.value.field.translations[0],
  };
}

test('an option that is removed takes its translations along', () => {
  const { set, german } = edit();
  set('field.options', ['Wedding', 'Other']);
  expect(german()?.options).toEqual(['Hochzeit', 'Anderer']);
  set('field.options', ['Wedding']);
  expect(german()?.options).toEqual(['Hochzeit']);
});

test('an option that is renamed or added keeps the translations of all', () => {
  const { set, german } = edit();
  set('field.options', ['Wedding', 'Anniversary', 'Other', '']);
  set('field.label', 'Why');
  expect(german()).toEqual(occasion.translations[0]);
});

test('an option that is translated before those ahead of it leaves them their own words', () => {
  const { set, german } = edit();
  set('field.translations[0].options', []);
  set('field.translations[0].options[2]', 'Anderer');
  expect(german()?.options).toEqual(['', '', 'Anderer']);
  set('field.options', ['Birthday', 'Other']);
  expect(german()?.options).toEqual(['', 'Anderer']);
});
