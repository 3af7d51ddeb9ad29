import { expect, test } from 'vitest';
import { translations } from '../../contract/languages/launcher-texts';
import type { Language } from './language';
import { languages } from './language-files';
import { language as wholeEnglish } from './latin/en';
import { chooseLanguage, loadLanguage } from './load-language';
import { plural } from './plural';

const { parts, ...english } = wholeEnglish;
const others = Object.keys(languages).filter((tag) => tag !== 'en');
const rightToLeft = ['ar', 'fa', 'he', 'ur'];

test.each([
  [['de-AT', 'en'], 'de-AT'],
  [['xx', 'es'], 'es'],
  [['en-GB', 'de'], 'en-GB'],
  [['FR_ca'], 'fr-CA'],
  [['xx', ''], 'en'],
  [['no'], 'no'],
  [['en', 'de-AT', 'en-GB'], 'en-GB'],
  [['en-US', 'en-GB'], 'en-US'],
  [['de', 'en-GB'], 'de'],
  [[], 'en'],
  [['de_DE.UTF-8'], 'de'],
  [['en-US,en;q=0.9'], 'en'],
  [['en-'], 'en'],
  [['de--AT'], 'de'],
  [['constructor', 'fr'], 'fr'],
])('of %j chooses %s', (tags, expected) => {
  expect(chooseLanguage(tags)).toBe(expected);
});

test('loads a language, in the visitor’s region', async () => {
  expect(await loadLanguage('de-ch')).toMatchObject({ tag: 'de-ch', email: 'E-Mail' });
  expect(await loadLanguage('zh-hant-hk')).toMatchObject({ tag: 'zh-hant-hk', email: '電子郵件' });
  expect(await loadLanguage('zh-cn')).toMatchObject({ tag: 'zh-cn', email: '电子邮箱' });
});

test.each([
  ['pt-BR', 'Captura de tela'],
  ['pt-PT', 'Captura de ecrã'],
  ['sr-Latn-RS', 'Snimak ekrana'],
  ['sr-RS', 'Снимак екрана'],
  ['zh-Hans-HK', '屏幕截图'],
  ['zh-HK', '螢幕截圖'],
])('%s has texts of its region and script', async (tag, screenshot) => {
  expect(await loadLanguage(tag)).toMatchObject({ tag, screenshot });
});

test.each(['fa', 'bn'])('%s writes every number in its own digits', async (tag) => {
  const { lineDown, newMessages } = (await loadLanguage(tag)) as Language;
  expect(lineDown(15) + plural(tag, newMessages, 15)).not.toMatch(/\d/);
});

test.each(others)('%s says everything, and in its own words', async (tag) => {
  const { parts: ownParts, ...language } = (await loadLanguage(tag)) as Language;
  const { tag: _tag, direction, newMessages, ...texts } = language;
  expect(direction).toBe(rightToLeft.includes(tag) ? 'rtl' : 'ltr');
  expect(Object.keys(language).sort()).toEqual(Object.keys(english).sort());
  expect(shapeOf(ownParts)).toEqual(shapeOf(parts));
  for (const text of Object.values({ ...texts, ...newMessages })) expect(said(text)).toMatch(/\S/);
  const isBorrowed = Object.entries(texts).filter(
    ([key, text]) => said(text).length > 16 && said(text) === said(english[key as keyof typeof english]),
  );
  expect(isBorrowed).toEqual([]);
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  expect(Object.keys(newMessages).sort()).toEqual([...pluralCategories].sort());
  for (const count of [1, 2, 3, 11, 100]) expect(plural(tag, newMessages, count)).not.toContain('#');
});

test.each(others)('the launcher speaks %s as the panel does', async (tag) => {
  const { title, offlineTitle } = await loadLanguage(tag);
  expect(translations[tag]).toEqual([title, offlineTitle, expect.stringMatching(/\S/)]);
});

test('counts as the language does', async () => {
  const { newMessages } = (await loadLanguage('ru')) as Language;
  const counted = [1, 3, 5, 21].map((count) => plural('ru', newMessages, count));
  expect(counted).toEqual([
    '1 новое сообщение',
    '3 новых сообщения',
    '5 новых сообщений',
    '21 новое сообщение',
  ]);
});

function said(text: unknown): string {
  return typeof text === 'function' ? text(7) : String(text);
}

/** The names in it, however deep, with what kind of thing each is. */
function shapeOf(texts: unknown): unknown {
  if (typeof texts !== 'object' || texts === null) return typeof texts;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, shapeOf(value)]));
}
