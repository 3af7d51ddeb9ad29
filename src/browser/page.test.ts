import { expect, test } from 'vitest';
import { createPage } from './page';

function setUp(facts: { prerendering?: boolean; lang?: string } = {}) {
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { lang: facts.lang ?? '' },
    prerendering: facts.prerendering,
  });
  const window = Object.assign(new EventTarget(), {
    document,
    navigator: { languages: ['de-AT', 'en'], language: 'de-AT' },
  });
  return { document, window, page: createPage(window as unknown as Window) };
}

test("the page's own language comes before the browser's", () => {
  expect(setUp({ lang: 'fr' }).page.languages()).toEqual(['fr', 'de-AT', 'en']);
  expect(setUp().page.languages()).toEqual(['de-AT', 'en']);
});

test('a prerendered page is left alone until it is activated', () => {
  const { page, document } = setUp({ prerendering: true });
  let runs = 0;
  page.whenActivated(() => runs++);
  expect(runs).toBe(0);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(runs).toBe(1);
});

test('any other page is activated at once', () => {
  let runs = 0;
  setUp().page.whenActivated(() => runs++);
  expect(runs).toBe(1);
});

test('becoming visible is reported, becoming hidden is not', () => {
  const { page, document } = setUp();
  let shows = 0;
  const undo = page.onVisible(() => shows++);
  function turn(visibilityState: string) {
    document.visibilityState = visibilityState;
    document.dispatchEvent(new Event('visibilitychange'));
  }
  turn('hidden');
  expect(page.isVisible()).toBe(false);
  expect(shows).toBe(0);
  turn('visible');
  undo();
  turn('visible');
  expect(shows).toBe(1);
});

test('a return is a page that shows again after it was left, each time', () => {
  const { page, window } = setUp();
  let returns = 0;
  const undo = page.onReturn(() => returns++);
  function tell(...events: string[]) {
    return events.forEach((type) => window.dispatchEvent(new Event(type)));
  }
  tell('pageshow');
  expect(returns).toBe(0);
  tell('pagehide', 'pageshow', 'pagehide', 'pageshow');
  expect(returns).toBe(2);
  tell('pagehide');
  undo();
  tell('pageshow');
  expect(returns).toBe(2);
});
