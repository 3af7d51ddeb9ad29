import { expect, test } from 'vitest';
import type { Condition } from '../../contract/rules/rules';
import { createFakeBehaviour } from '../../browser/fakes/fake-behaviour';
import { createFakeBrowser } from '../../browser/fakes/fake-browser';
import { readRecord } from '../../browser/read-record';
import { visitKey, visitRest, type StoredVisit } from '../../contract/storage/stored-visit';
import { createFacts } from './facts';
import { factsAtFirst } from './test-facts';
import { continueVisit } from './visit';

function setUp(when: Condition = { all: [] }) {
  const browser = createFakeBrowser();
  const behaviour = createFakeBehaviour();
  const variables: Record<string, string> = {};
  browser.page.goTo('https://shop.example/landing');
  continueVisit(browser, browser.page.url());
  const facts = createFacts({
    browser,
    behaviour,
    readVariable: (path) => variables[path],
    rules: [{ id: 'r', messages: ['Hello'], when }],
    timeZone: 'Europe/Berlin',
    since: browser.clock.elapsed(),
    place: () => undefined,
  });
  let changes = 0;
  const undo = facts.watch(() => changes++);
  return { browser, behaviour, facts, variables, undo, changes: () => changes };
}

test('at first a visitor is new, and nothing has happened', () => {
  expect(setUp().facts.read()).toEqual({
    ...factsAtFirst,
    pageUrl: 'https://shop.example/landing',
    entryUrl: 'https://shop.example/landing',
    referrer: 'https://search.example/?q=shoes',
    searchKeywords: 'shoes',
    timeOfDay: '13:00',
  });
});

test('what the visitor does is counted for the page, and time for page and site', async () => {
  const { browser, behaviour, facts } = setUp();
  behaviour.do({ kind: 'click' });
  behaviour.do({ kind: 'scroll', percent: 60 });
  behaviour.do({ kind: 'scroll', percent: 20 });
  await browser.clock.advance(5000);
  behaviour.do({ kind: 'leave' });
  await browser.clock.advance(2000);
  expect(facts.read()).toMatchObject({
    clicks: 1,
    scrollPercent: 60,
    secondsOnPage: 7,
    idleSeconds: 2,
    isLeaving: true,
  });
  behaviour.do({ kind: 'activity' });
  expect(facts.read().isLeaving).toBe(false);
  browser.page.goTo('https://shop.example/cart');
  expect([facts.startPage(false), facts.startPage(false)]).toEqual([true, false]);
  expect(facts.read()).toMatchObject({
    pagesSeen: 2,
    clicks: 0,
    scrollPercent: 0,
    secondsOnPage: 0,
    secondsOnSite: 7,
    entryUrl: 'https://shop.example/landing',
  });
});

test('a change is reported at once, mere activity once a second', async () => {
  const { browser, behaviour, changes } = setUp();
  for (let time = 0; time < 5; time++) behaviour.do({ kind: 'activity' });
  expect(changes()).toBe(1);
  behaviour.do({ kind: 'click' });
  behaviour.do({ kind: 'leave' });
  expect(changes()).toBe(3);
  await browser.clock.advance(1000);
  behaviour.do({ kind: 'activity' });
  expect(changes()).toBe(4);
});

test('a visitor who stays on a page is in the same visit, noted once a minute', async () => {
  const { browser, behaviour } = setUp();
  function seenAt() {
    return readRecord<StoredVisit>(browser.storage, visitKey).seenAt;
  }
  const began = browser.clock.now();
  await browser.clock.advance(59_000);
  behaviour.do({ kind: 'activity' });
  expect(seenAt()).toBe(began);
  await browser.clock.advance(1000);
  behaviour.do({ kind: 'activity' });
  expect(seenAt()).toBe(browser.clock.now());
});

test('of the page only the variables are read that a rule names', () => {
  const { facts, variables } = setUp({
    any: [{ not: { fact: 'jsVariable', name: 'cart.total', is: 'atLeast', value: 50 } }, { all: [] }],
  });
  Object.assign(variables, { 'cart.total': '42', secret: 'x' });
  expect(facts.read().jsVariables).toEqual({ 'cart.total': '42' });
});

test('time goes on when the clock is set back', async () => {
  const { browser, behaviour, facts } = setUp();
  await browser.clock.advance(5000);
  behaviour.do({ kind: 'click' });
  browser.clock.shift(-3_600_000);
  await browser.clock.advance(2000);
  expect(facts.read()).toMatchObject({ secondsOnPage: 7, secondsOnSite: 7, idleSeconds: 2 });
});

test('unwatched, nothing is counted', () => {
  const { behaviour, facts, undo } = setUp();
  undo();
  behaviour.do({ kind: 'click' });
  expect([facts.read().clicks, behaviour.isWatched()]).toEqual([0, false]);
});

test('a visit after a rest counts as another one', async () => {
  const { browser, facts } = setUp();
  await browser.clock.advance(visitRest + 1);
  continueVisit(browser, browser.page.url());
  expect(facts.read()).toMatchObject({ visits: 2, isNewVisitor: false, pagesSeen: 1 });
});
