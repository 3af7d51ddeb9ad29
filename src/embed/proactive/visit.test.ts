import { expect, test } from 'vitest';
import { createFakeBrowser } from '../../browser/fakes/fake-browser';
import { readRecord } from '../../browser/read-record';
import { visitKey, visitRest, type StoredVisit } from '../../contract/storage/stored-visit';
import { continueVisit, updateVisit } from './visit';

function setUp() {
  const browser = createFakeBrowser();
  return {
    browser,
    see(path: string) {
      browser.page.goTo(`https://shop.example${path}`);
      continueVisit(browser, browser.page.url());
      return readRecord<StoredVisit>(browser.storage, visitKey);
    },
  };
}

test('pages within half an hour of each other are one visit', async () => {
  const { browser, see } = setUp();
  const startedAt = browser.clock.now();
  see('/landing');
  await browser.clock.advance(visitRest - 1);
  see('/cart');
  await browser.clock.advance(visitRest - 1);
  expect(see('/pay')).toEqual({
    entryUrl: 'https://shop.example/landing',
    referrerUrl: browser.page.referrer(),
    startedAt,
    seenAt: browser.clock.now(),
    pages: 3,
    count: 1,
    hasChatted: false,
  });
});

test('after half an hour of rest another visit begins, of a visitor who is known', async () => {
  const { browser, see } = setUp();
  see('/landing');
  updateVisit(browser.storage, { hasChatted: true });
  await browser.clock.advance(visitRest);
  expect(see('/back')).toMatchObject({
    entryUrl: 'https://shop.example/back',
    startedAt: browser.clock.now(),
    pages: 1,
    count: 2,
    hasChatted: true,
  });
});

test.each(['null', '[]', '{', '{"seenAt":"soon"}'])('what can not be a visit (%s) begins one', (kept) => {
  const { browser, see } = setUp();
  browser.storage.set(visitKey, kept);
  expect(see('/')).toMatchObject({ entryUrl: 'https://shop.example/', pages: 1, count: 1 });
});

test('a visit that was deleted is not written again', () => {
  const { browser, see } = setUp();
  see('/');
  browser.storage.remove(visitKey);
  updateVisit(browser.storage, { hasChatted: true });
  expect(browser.storage.get(visitKey)).toBeNull();
});
