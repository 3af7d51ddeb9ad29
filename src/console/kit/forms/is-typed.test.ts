import { expect, test } from 'vitest';
import { isTyped } from './is-typed';

test.each([
  ['Tarn Lamps', 'Tarn Lamps', true],
  [' Tarn Lamps ', 'Tarn Lamps', true],
  ['Tarn Lamps', 'Tarn  Lamps', true],
  ['Tarn Lamps', 'Tarn\u00a0Lamps', true],
  ['tarn lamps', 'Tarn Lamps', false],
  ['TarnLamps', 'Tarn Lamps', false],
  ['', 'Tarn Lamps', false],
])('“%s” for “%s” → %s', (typed, name, is) => {
  expect(isTyped(typed, name)).toBe(is);
});
