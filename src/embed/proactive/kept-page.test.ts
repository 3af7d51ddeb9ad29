import { expect, test } from 'vitest';
import type { Condition } from '../../contract/rules/rules';
import { createFakeVisitor } from './fake-visitor';

const seconds = 1000;

/** A visitor who looks at a page for five seconds, at another for five minutes, and goes back to the first, which the browser has kept. */
async function goBackTo(when: Condition) {
  const visitor = createFakeVisitor([{ id: 'help', when }]);
  const { clock, page } = visitor.browser;
  await clock.advance(5 * seconds);
  page.hide();
  page.leave();
  await clock.advance(300 * seconds);
  page.show();
  page.comeBack();
  await visitor.settle();
  return visitor;
}

test.each(['secondsOnPage', 'idleSeconds'] as const)(
  'the time that a visitor was away from a page that the browser has kept doesn’t count: %s',
  async (fact) => {
    const visitor = await goBackTo({ fact, is: 'atLeast', value: 60 });
    await visitor.browser.clock.advance(59 * seconds);
    expect(visitor.invited()).toEqual([]);
    await visitor.browser.clock.advance(1 * seconds);
    expect(visitor.invited()).toEqual(['help']);
  },
);

test('a page that comes back counts as another page of the visit', async () => {
  const visitor = await goBackTo({ fact: 'pagesSeen', is: 'atLeast', value: 2 });
  expect(visitor.invited()).toEqual(['help']);
});

test('stopped, it stays so where its page comes back', async () => {
  const visitor = createFakeVisitor([
    { id: 'help', when: { fact: 'secondsOnPage', is: 'atLeast', value: 60 } },
  ]);
  visitor.proactive().stop();
  visitor.browser.page.comeBack();
  await visitor.browser.clock.advance(60 * seconds);
  expect(visitor.invited()).toEqual([]);
});
