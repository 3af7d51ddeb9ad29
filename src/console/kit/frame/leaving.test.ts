import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { createFakeBrowser } from '../../../browser/fakes/fake-browser';
import { LeavingModel } from './leaving';

function setUp() {
  const browser = createFakeBrowser();
  browser.address.change('#/widgets');
  const leaving = new LeavingModel(browser);
  const seen: string[] = [];
  leaving.address.onChange(() => seen.push(leaving.address.hash()));
  return { browser, leaving, seen };
}

test('with nothing unsaved the address simply changes', () => {
  const { browser, leaving, seen } = setUp();
  browser.address.change('#/agents');
  expect([seen, leaving.isAsked.value]).toEqual([['#/agents'], false]);
});

test('a way that a screen goes is gone at once, before the browser tells of it, and once', () => {
  const browser = createFakeBrowser();
  let tell: () => void = () => undefined;
  let hash = '#/';
  const late = {
    hash: () => hash,
    goTo: (next: string) => void (hash = next),
    onChange: (fn: () => void) => ((tell = fn), () => undefined),
  };
  const leaving = new LeavingModel({ ...browser, address: late });
  const seen: string[] = [];
  leaving.address.onChange(() => seen.push(leaving.address.hash()));
  leaving.address.goTo('#/cases/a');
  expect([leaving.address.hash(), seen]).toEqual(['#/cases/a', ['#/cases/a']]);
  tell();
  expect(seen).toEqual(['#/cases/a']);
});

test('what is not saved holds the address until somebody decides', () => {
  const { browser, leaving, seen } = setUp();
  const isUnsaved = signal(true);
  const release = leaving.watch(isUnsaved);
  browser.address.change('#/agents');
  expect([seen, leaving.isAsked.value, browser.address.hash()]).toEqual([[], true, '#/widgets']);
  leaving.stay();
  browser.address.change('#/keys');
  leaving.leave();
  expect([seen, leaving.isAsked.value, browser.address.hash()]).toEqual([['#/keys'], false, '#/keys']);
  release();
});

test('what is shown only once holds the address without a question', () => {
  const { browser, leaving, seen } = setUp();
  const release = leaving.hold();
  browser.address.change('#/agents');
  expect([seen, leaving.isAsked.value, browser.address.hash()]).toEqual([[], false, '#/widgets']);
  release();
  browser.address.change('#/agents');
  expect(seen).toEqual(['#/agents']);
});

test('addresses at which nothing is lost are gone to unasked', () => {
  const { browser, leaving, seen } = setUp();
  leaving.watch(signal(true), '#/widgets/w1');
  browser.address.change('#/widgets/w1/texts');
  expect([seen, leaving.isAsked.value]).toEqual([['#/widgets/w1/texts'], false]);
  leaving.address.goTo('#/widgets/w1/look');
  expect(leaving.address.hash()).toBe('#/widgets/w1/look');
  browser.address.change('#/widgets/w2/look');
  expect([leaving.isAsked.value, browser.address.hash()]).toEqual([true, '#/widgets/w1/look']);
});

test('another field of what is shown is gone to unasked', () => {
  const { browser, leaving, seen } = setUp();
  leaving.watch(signal(true));
  browser.address.change('#/widgets?field=name');
  expect([seen, leaving.isAsked.value]).toEqual([['#/widgets?field=name'], false]);
});

test('what is still shown at the address that was chosen is asked about again', () => {
  const { browser, leaving, seen } = setUp();
  leaving.watch(signal(true));
  browser.address.change('#/widgets/w1');
  leaving.leave();
  browser.address.change('#/agents');
  expect([seen, leaving.isAsked.value]).toEqual([['#/widgets/w1'], true]);
  expect(browser.page.asksBeforeLeaving()).toBe(true);
});

test('the page asks before it is closed, for as long as something is not saved', () => {
  const { browser, leaving } = setUp();
  const isUnsaved = signal(false);
  const release = leaving.watch(isUnsaved);
  expect(browser.page.asksBeforeLeaving()).toBe(false);
  isUnsaved.value = true;
  expect(browser.page.asksBeforeLeaving()).toBe(true);
  release();
  expect(browser.page.asksBeforeLeaving()).toBe(false);
});
