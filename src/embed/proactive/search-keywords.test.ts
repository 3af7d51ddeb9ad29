import { expect, test } from 'vitest';
import { searchKeywords } from './search-keywords';

test.each([
  ['https://www.google.com/search?q=desk+lamp', 'desk lamp'],
  ['https://google.de/?q=lampe', 'lampe'],
  ['https://search.yahoo.com/search?p=lamp', 'lamp'],
  ['https://yandex.ru/search/?text=%D0%BB%D0%B0%D0%BC%D0%BF%D0%B0', 'лампа'],
  ['https://www.google.com/', ''],
  ['https://shop.example/?q=lamp', ''],
  ['https://notgoogle.com/?q=lamp', ''],
  ['', ''],
])('%s tells "%s"', (referrer, words) => {
  expect(searchKeywords(referrer)).toBe(words);
});
