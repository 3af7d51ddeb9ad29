import { expect, test } from 'vitest';
import { isLoneEmoji } from './is-lone-emoji';

test.each([
  ['👍', true],
  ['👍🏽', true],
  ['❤️', true],
  ['👩‍💻', true],
  ['🇳🇴', true],
  [' 🎉🎉🎉 ', true],
  ['🎉🎉🎉🎉', false],
  ['👍 thanks', false],
  ['1', false],
  ['©', false],
  ['', false],
])('"%s" is large: %s', (text, expected) => {
  expect(isLoneEmoji(text)).toBe(expected);
});
