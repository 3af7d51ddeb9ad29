import { expect, test } from 'vitest';
import { defaultSettings } from '../../contract/settings/parse-settings';
import { readLook } from './look';

const { accent, position } = defaultSettings().look;
const usual = { accent, position, launcher: {} };

test.each([
  [
    { look: { accent: '#0a0', scheme: 'dark', position: 'tl', launcher: { kind: 'text' } } },
    { accent: '#0a0', scheme: 'dark', position: 'tl', launcher: { kind: 'text' } },
  ],
  [{ look: { scheme: 'light' } }, { ...usual, scheme: 'light' }],
  [{ look: { accent: 'red;}*{display:none' } }, usual],
  [{ look: { accent: '#12345' } }, usual],
  [{ look: null }, usual],
  [{ look: 7 }, usual],
  ['settings', usual],
  [null, usual],
  [undefined, usual],
])('%j looks like %j', (settings, look) => {
  expect(readLook(settings)).toEqual(look);
});
