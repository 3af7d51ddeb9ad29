import { expect, test } from 'vitest';
import { typedWordAt } from './typed-word';

/** `|` is the caret. */
function at(text: string) {
  return typedWordAt(text.replace('|', ''), text.indexOf('|'));
}

test.each([
  ['/|', '', 0],
  ['/hi|', 'hi', 0],
  ['Well /hi|', 'hi', 5],
  ['Well\n/hi|', 'hi', 5],
  ['/one /two| and more', 'two', 5],
  ['/gre|eting', 'gre', 0],
  ['/grüße_2-b|', 'grüße_2-b', 0],
  ['/こん|', 'こん', 0],
])('%j is at a word', (text, word, start) => {
  expect(at(text)).toEqual({ start, end: start + word.length + 1, word });
});

test.each([
  '|/hi',
  'hi|',
  '1/2|',
  'and/or|',
  'https://|',
  'https://shop.example/hi|',
  ' /usr/hi|',
  '/hi |',
  '/hi there|',
  '//|',
  '/hi.|',
  `/${'a'.repeat(41)}|`,
  '|',
])('%j is at none', (text) => {
  expect(at(text)).toBeUndefined();
});
