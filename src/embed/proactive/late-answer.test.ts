import { expect, test } from 'vitest';
import { createFakeBrowser } from '../../browser/fakes/fake-browser';
import { createFakeVisitor } from './fake-visitor';

test('an invitation of one page does not come on the next, where the service answers that late', async () => {
  const browser = createFakeBrowser();
  browser.page.goTo('https://shop.example/lamps');
  const visitor = createFakeVisitor(
    [
      { id: 'lamps', when: { fact: 'pageUrl', is: 'ends', value: '/lamps' } },
      { id: 'cart', when: { fact: 'pageUrl', is: 'ends', value: '/cart' } },
    ],
    {},
    browser,
  );
  await visitor.route('/cart');
  expect(visitor.invited()).toEqual(['cart']);
});
