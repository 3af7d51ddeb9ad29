import { expect, test, vi } from 'vitest';
import { language as english } from './latin/en';
import { loadLanguage } from './load-language';
import { plural } from './plural';
import { textAt, textPaths } from './test-text-paths';
import type { Language } from './language';

const { tag: _tag, direction: _direction, parts: englishParts, ...englishTexts } = english;
const paths = textPaths({ ...englishTexts }).concat(textPaths(englishParts));

test('every text can be said in other words, in every part', async () => {
  const translations = paths.map((key) => ({ locale: '', key, text: `${key}: #` }));
  expect(paths.length).toBeGreaterThan(110);
  const { parts, ...texts } = await loadLanguage('en', translations);
  for (const path of paths) {
    const text = textAt(texts, path) ?? textAt(parts, path);
    const isFilled = typeof text === 'function';
    expect(isFilled ? text('7') : text).toBe(`${path}: ${isFilled ? 7 : '#'}`);
  }
});

test('own words are filled in on a page with a replaceAll of its own', async () => {
  const replaceAll = vi.spyOn(String.prototype, 'replaceAll').mockImplementation(() => 'replaced');
  const { backAt } = await loadLanguage('en', [{ locale: '', key: 'backAt', text: 'We return #' }]);
  expect(backAt('tomorrow')).toBe('We return tomorrow');
  replaceAll.mockRestore();
});

test('words of one language change no other, those of a region their own alone', async () => {
  const translations = [
    { locale: 'de', key: 'start', text: 'Los geht’s' },
    { locale: 'de-AT', key: 'title', text: 'Servus' },
    { locale: 'zh-Hant', key: 'title', text: '您好' },
    { locale: '', key: 'newMessages.one', text: '#!' },
  ];
  const austrian = (await loadLanguage('de-at', translations)) as Language;
  expect([austrian.start, austrian.title]).toEqual(['Los geht’s', 'Servus']);
  expect((await loadLanguage('de', translations)).title).toBe('Chatten Sie mit uns');
  expect((await loadLanguage('fr', translations)).start).toBe('Démarrer le chat');
  expect((await loadLanguage('zh-tw', translations)).title).toBe('您好');
  expect(plural('de', austrian.newMessages, 1)).toBe('1!');
});
