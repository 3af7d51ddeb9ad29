import { expect, test } from 'vitest';
import { latinKey } from './latin-key';

test.each([
  ['n', 'KeyN', 'n'],
  ['т', 'KeyN', 'n'],
  ['מ', 'KeyN', 'n'],
  // A Latin layout has letters elsewhere: `ö` is none of its own.
  ['ö', 'Semicolon', 'ö'],
  ['é', 'Digit2', 'é'],
  ['z', 'KeyY', 'z'],
  ['Enter', 'Enter', 'Enter'],
])('“%s” on the key %s is “%s”', (key, code, letter) => {
  expect(latinKey({ key, code, shiftKey: false })).toBe(letter);
});

test('a letter of another script keeps its case', () => {
  expect(latinKey({ key: 'Т', code: 'KeyN', shiftKey: true })).toBe('N');
});
