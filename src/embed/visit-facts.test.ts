import { expect, test } from 'vitest';
import { createFakeBrowser } from '../browser/fake-browser';
import { defaultSettings } from '../contract/parse-settings';
import { readVisitFacts, rememberEntry } from './visit-facts';

test('the visit keeps the page and the referrer it began with', () => {
  const browser = createFakeBrowser();
  browser.page.goTo('https://shop.example/landing?coupon=secret#top');
  rememberEntry(browser, defaultSettings());
  browser.page.goTo('https://shop.example/cart?id=7');
  rememberEntry(browser, defaultSettings());
  expect(readVisitFacts(browser, defaultSettings())).toEqual({
    pageUrl: 'https://shop.example/cart',
    referrerUrl: 'https://search.example/',
    entryUrl: 'https://shop.example/landing',
    userAgent: 'FakeBrowser/1.0',
    locale: 'en',
  });
});

test('query strings are kept when the settings say so', () => {
  const browser = createFakeBrowser();
  const settings = { ...defaultSettings(), keepQueryStrings: true, locale: 'fr' };
  browser.page.goTo('https://shop.example/landing?coupon=x#top');
  rememberEntry(browser, settings);
  expect(readVisitFacts(browser, settings)).toMatchObject({
    pageUrl: 'https://shop.example/landing?coupon=x#top',
    entryUrl: 'https://shop.example/landing?coupon=x#top',
    locale: 'fr',
  });
});

test('what another script left under the key does no harm', () => {
  const browser = createFakeBrowser();
  browser.tabStorage.set('chat-widget:entry', '[1]');
  expect(readVisitFacts(browser, defaultSettings()).entryUrl).toBe('https://shop.example/');
});
