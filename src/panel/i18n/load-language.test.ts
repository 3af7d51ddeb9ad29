import { expect, test } from 'vitest';
import { english } from './en';
import { chooseLanguage, loadLanguage } from './load-language';

test.each([
  [['de-AT', 'en'], 'de-at'],
  [['pt-BR', 'es'], 'es'],
  [['en-GB', 'de'], 'en-gb'],
  [['FR_ca'], 'fr-ca'],
  [['xx', ''], 'en'],
  [[], 'en'],
])('of %j chooses %s', (tags, expected) => {
  expect(chooseLanguage(tags)).toBe(expected);
});

test('loads a language, in the visitor’s region', async () => {
  expect(await loadLanguage(['de-CH'])).toMatchObject({ tag: 'de-ch', email: 'E-Mail' });
});

test.each(['ar', 'de', 'es', 'fr'])('%s says everything', async (tag) => {
  const language = await loadLanguage([tag]);
  expect(Object.keys(language).sort()).toEqual(Object.keys(english).sort());
  expect(language.direction).toBe(tag === 'ar' ? 'rtl' : 'ltr');
  for (const count of [0, 1, 2, 3, 11, 100]) expect(language.jump(count)).toMatch(/\S/);
});
