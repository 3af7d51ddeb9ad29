import { expect, test } from 'vitest';
import { describePath, describeValue } from './describe-change';

test.each([
  ['look.launcher.onlineText', 'Look › launcher › online text'],
  ['forms.prechat.fields.0.isRequired', 'Forms › prechat › fields › 1 › is required'],
  ['', ''],
])('the path %j is read as %j', (path, words) => {
  expect(describePath(path)).toBe(words);
});

test('a language has words of its own for the parts of a path', () => {
  const names = { members: 'Mitglieder', isEnabled: 'Aktiv' };
  expect(describePath('isEnabled', names)).toBe('Aktiv');
  expect(describePath('members.may@shop.example', names)).toBe('Mitglieder › may@shop.example');
  expect(describePath('constructor', names)).toBe('Constructor');
});

test.each([
  ['"Tarn Lamps"', '“Tarn Lamps”'],
  ['""', 'empty'],
  ['true', 'on'],
  ['16', '16'],
  ['"cut and “so on…', '"cut and “so on…'],
])('the value %s is shown as %s', (json, words) => {
  expect(describeValue(json)).toBe(words);
});
