import { expect, test } from 'vitest';
import { englishTexts } from '../src/panel/i18n/english-texts';
import { readPage, rowsOf, sectionOf } from './read-page';

test('the page names every text of the widget, in English', () => {
  const page = sectionOf(readPage('settings.md'), 3, 'Names of the texts');
  // Its order is the reader's: texts of one moment come in several files.
  expect(rowsOf(page).map(String).sort()).toEqual([...englishTexts].map(String).sort());
});
