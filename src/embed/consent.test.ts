import { expect, test } from 'vitest';
import { createFakeBrowser } from '../browser/fakes/fake-browser';
import { consentKey, visitKey } from '../contract/storage/stored-visit';
import { createConsent } from './consent';
import { setUpWidget } from './fake-widget';

function setUp(settings: unknown, isGranted = false) {
  const browser = createFakeBrowser();
  if (isGranted) browser.storage.set(consentKey, 'granted');
  browser.storage.set('cart', '1');
  browser.storage.set(visitKey, '{}');
  browser.cookies.set('chat-widget-delay', '1', 1);
  const consent = createConsent(browser, settings);
  const { keeping, storage, cookies, page } = browser;
  return { consent, keeping, storage, cookies, page };
}

const required = { consent: { isRequired: true } };

test.each([
  [undefined, false, true],
  [{ consent: null }, false, true],
  [{ consent: { isRequired: false } }, false, true],
  [required, false, false],
  [required, true, true],
])('with settings %j, granted before: %s, things may be kept: %s', (settings, isGranted, isAllowed) => {
  expect(setUp(settings, isGranted).keeping.isAllowed()).toBe(isAllowed);
});

test.each([
  ['nothing said', {}, undefined, true, false],
  ['granted', {}, 'granted', true, true],
  ['denied', {}, 'denied', false, false],
  ['consent required', required, undefined, false, false],
] as const)('%s: tracking is allowed', (_, settings, given, isAllowed, isAllowedAgainstObjection) => {
  for (const objects of [false, true]) {
    const { consent, page } = setUp(settings);
    if (objects) page.objectToTracking();
    if (given) consent._give(given);
    expect(consent._allowsTracking()).toBe(objects ? isAllowedAgainstObjection : isAllowed);
  }
});

test('granted is remembered for the next pages', () => {
  const { consent, keeping, storage } = setUp(required);
  consent._give('granted');
  expect([keeping.isAllowed(), storage.get(consentKey)]).toEqual([true, 'granted']);
});

test('denied deletes what was kept, of the page nothing, and keeps nothing more', () => {
  const { consent, keeping, storage, cookies } = setUp({});
  consent._give('denied');
  expect(keeping.isAllowed()).toBe(false);
  expect([storage.keys(''), cookies.get('chat-widget-delay')]).toEqual([['cart'], undefined]);
});

test('everything cleared, consent that is required has to be granted again', () => {
  for (const [settings, isAllowed] of [
    [required, false],
    [{}, true],
  ] as const) {
    const { consent, keeping, storage } = setUp(settings, true);
    consent._clear();
    expect([keeping.isAllowed(), storage.keys('')]).toEqual([isAllowed, ['cart']]);
  }
});

test('consent of another tab, or of the page before a prerendered one, counts once the visitor sees the page', async () => {
  const { browser, settle } = setUpWidget({ prerender: true, settings: required });
  const { keeping, page, storage } = browser;
  storage.set(consentKey, 'granted');
  page.activate();
  await settle();
  expect(keeping.isAllowed()).toBe(true);
  for (const isGranted of [false, true]) {
    page.hide();
    storage.fromOtherTab(consentKey, isGranted ? 'granted' : null);
    page.show();
    expect(keeping.isAllowed()).toBe(isGranted);
  }
});
