import { expect, test } from 'vitest';
import { language } from '../src/panel/i18n/latin/en';
import { textAt, textPaths } from '../src/panel/i18n/test-text-paths';
import { readPage, rowsOf, sectionOf } from './read-page';

test('the page names every text of the widget, in English', () => {
  const { tag: _tag, direction: _direction, parts, ...texts } = language;
  const said = [texts, parts].flatMap((room) =>
    textPaths(room).map((path) => {
      const text = textAt(room, path);
      return [path, typeof text === 'function' ? (text as (filled: string) => string)('#') : text];
    }),
  );
  const page = sectionOf(readPage('settings.md'), 3, 'Names of the texts');
  // Its order is the reader's: texts of one moment come in several files.
  expect(rowsOf(page).map(String).sort()).toEqual(said.map(String).sort());
});
