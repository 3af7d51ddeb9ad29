import { expect, test } from 'vitest';
import { defaultSettings } from '../contract/parse-settings';
import { readLook } from './look';

const { accent, scheme, position } = defaultSettings().look;
const usual = { accent, scheme, position };

test.each([
  [
    { look: { accent: '#0a0', scheme: 'dark', position: 'bl' } },
    { accent: '#0a0', scheme: 'dark', position: 'bl' },
  ],
  [{ look: { scheme: 'light' } }, { ...usual, scheme: 'light' }],
  [{ look: { accent: 'red;}*{display:none', scheme: 1, position: 'center' } }, usual],
  [{ look: { accent: '#12345' } }, usual],
  [{ look: null }, usual],
  [{ look: 7 }, usual],
  ['settings', usual],
  [null, usual],
  [undefined, usual],
])('%j looks like %j', (settings, look) => {
  expect(readLook(settings)).toEqual(look);
});
