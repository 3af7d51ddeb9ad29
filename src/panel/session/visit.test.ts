import { expect, test } from 'vitest';
import { createFakeBrowser } from '../../browser/fakes/fake-browser';
import { defaultSettings } from '../../contract/settings/parse-settings';
import { visitKey } from '../../contract/storage/stored-visit';
import { readVisit } from './visit';

function visit() {
  const browser = createFakeBrowser();
  const began = {
    entryUrl: 'https://shop.example/landing?coupon=x',
    referrerUrl: 'https://search.example/?q=me',
    startedAt: 0,
    seenAt: 0,
    pages: 2,
    count: 1,
    hasChatted: false,
  };
  browser.storage.set(visitKey, JSON.stringify(began));
  browser.page.goTo('https://shop.example/cart?id=7#top');
  return browser;
}

test('the service learns where the visit began and where the visitor is, without query strings', () => {
  expect(readVisit(visit(), defaultSettings())).toEqual({
    pageUrl: 'https://shop.example/cart',
    referrerUrl: 'https://search.example/',
    entryUrl: 'https://shop.example/landing',
    userAgent: 'FakeBrowser/1.0',
    locale: 'en',
  });
});

test('query strings are sent if the settings say so', () => {
  expect(readVisit(visit(), { ...defaultSettings(), keepQueryStrings: true, locale: 'fr' })).toMatchObject({
    pageUrl: 'https://shop.example/cart?id=7#top',
    entryUrl: 'https://shop.example/landing?coupon=x',
    locale: 'fr',
  });
});

test.each([null, '[1]', '{'])('without a visit that can be read (%s) it begins here', (stored) => {
  const browser = createFakeBrowser();
  if (stored) browser.storage.set(visitKey, stored);
  expect(readVisit(browser, defaultSettings())).toMatchObject({
    entryUrl: 'https://shop.example/',
    referrerUrl: 'https://search.example/',
  });
});
