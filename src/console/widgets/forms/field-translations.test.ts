import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import type { FieldSettings } from '../../../contract/settings/form-settings';
import { withValueAt } from '../../kit/data/at-path';
import { keepingTranslations, withLanguage, withoutLanguage } from './field-translations';

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
      keepingTranslations(source, 'field', value.value.field).setAt(path, next),
    german: () => value.value.field.translations[0],
  };
}

test('a language is added empty, and removed alone', () => {
  const added = withLanguage(occasion.translations, 'es');
  expect(added.at(-1)).toEqual({ locale: 'es', label: '', options: [] });
  expect(withoutLanguage(added, 'de').map(({ locale }) => locale)).toEqual(['fr', 'es']);
});

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
