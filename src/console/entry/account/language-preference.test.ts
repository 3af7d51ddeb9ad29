import { expect, test } from 'vitest';
import { createFakeBrowser } from '../../../browser/fakes/fake-browser';
import { chosenLanguage } from '../../kit/frame/language-choice';
import { createLanguagePreference } from './language-preference';

test('a choice is kept in the browser and counts once the console is loaded again', () => {
  const browser = createFakeBrowser();
  const language = createLanguagePreference(browser);
  expect(language.chosen()).toBe('');
  language.choose('fr');
  expect([language.chosen(), chosenLanguage(browser.storage), browser.reloads]).toEqual(['fr', 'fr', 1]);
  language.choose('');
  expect([language.chosen(), chosenLanguage(browser.storage), browser.reloads]).toEqual(['', undefined, 2]);
});

test('something else that is kept there is no choice', () => {
  const browser = createFakeBrowser();
  browser.storage.set('chat-widget-console:language', 'toString');
  expect(chosenLanguage(browser.storage)).toBeUndefined();
});
