import { expect, test } from 'vitest';
import { fileTable } from '../files/file-table';
import { languages } from '../language-files';
import { receiptTable } from '../receipts/receipt-table';
import { loadTableTexts } from './table-texts';
import { textTables } from './text-tables';

const others = Object.keys(languages).filter((tag) => tag !== 'en');

test.each(textTables.flatMap((table) => others.map((tag) => [table.name, tag, table] as const)))(
  '%s are spoken of in %s, in its own words',
  async (_, tag, table) => {
    const texts: object = await loadTableTexts<object>(table, { tag, direction: 'ltr' }, []);
    expect(Object.keys(texts)).toEqual(Object.keys(table.english));
    for (const [key, text] of Object.entries(texts)) {
      const english = String(new Map(Object.entries(table.english)).get(key));
      expect(text).toMatch(/\S/);
      expect(text).not.toBe(english);
      expect(String(text).includes('#')).toBe(english.includes('#'));
    }
  },
);

test('a customer says it in other words, in English and elsewhere', async () => {
  const translations = [
    { locale: '', key: 'files.attach', text: 'Clip' },
    { locale: 'de', key: 'files.tooMany', text: 'Genug' },
  ];
  expect(await loadTableTexts(fileTable, { tag: 'en', direction: 'ltr' }, translations)).toEqual({
    ...fileTable.english,
    attach: 'Clip',
  });
  expect(await loadTableTexts(fileTable, { tag: 'de-AT', direction: 'ltr' }, translations)).toMatchObject({
    attach: 'Clip',
    tooMany: 'Genug',
  });
});

test('where the file of the languages does not come, it is said in English', async () => {
  const table = { ...receiptTable, inLanguages: () => Promise.reject(new Error('offline')) };
  expect(await loadTableTexts(table, { tag: 'de', direction: 'ltr' }, [])).toEqual(receiptTable.english);
});
