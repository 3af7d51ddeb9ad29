import { expect, test } from 'vitest';
import { fileTexts } from './file-texts';
import { loadFileTexts } from './load-file-texts';
import { languages } from '../language-files';

const others = Object.keys(languages).filter((tag) => tag !== 'en');

test.each(others)('files are spoken of in %s, in its own words', async (tag) => {
  const texts = await loadFileTexts({ tag, direction: 'ltr' }, []);
  expect(Object.keys(texts)).toEqual(Object.keys(fileTexts));
  for (const [key, text] of Object.entries(texts)) {
    expect(text).toMatch(/\S/);
    expect(text).not.toBe(fileTexts[key as keyof typeof fileTexts]);
  }
  expect(texts.tooLarge).toContain('#');
});

test('a customer says it in other words, in English and elsewhere', async () => {
  const translations = [
    { locale: '', key: 'files.attach', text: 'Clip' },
    { locale: 'de', key: 'files.tooMany', text: 'Genug' },
  ];
  expect(await loadFileTexts({ tag: 'en', direction: 'ltr' }, translations)).toEqual({
    ...fileTexts,
    attach: 'Clip',
  });
  expect(await loadFileTexts({ tag: 'de-AT', direction: 'ltr' }, translations)).toMatchObject({
    attach: 'Clip',
    tooMany: 'Genug',
  });
});
