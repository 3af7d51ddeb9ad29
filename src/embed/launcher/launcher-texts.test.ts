import { expect, test } from 'vitest';
import { launcherTexts } from './launcher-texts';

test.each([
  [['', 'de-AT', 'en'], ['fr'], 'de', 'Chatten Sie mit uns'],
  [['', '', ''], ['pl', 'FR-ca'], 'fr', 'Discutez avec nous'],
  [['es'], [], 'es', 'Chatee con nosotros'],
  [['ar-EG'], [], 'ar', 'تحدث معنا'],
  [['pl'], ['ja'], 'en', 'Chat with us'],
])('for %j, then %j, it speaks %s', (tags, further, tag, online) => {
  expect(launcherTexts(tags, () => further)).toMatchObject({ tag, online });
});

test('the browser is asked only where nothing else decides', () => {
  function ask(): never {
    throw new Error('asked');
  }
  expect(launcherTexts(['', 'en'], ask).tag).toBe('en');
});
