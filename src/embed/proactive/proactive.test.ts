import { expect, test } from 'vitest';
import { createFakeBrowser } from '../../browser/fakes/fake-browser';
import { bannedCookie } from '../../contract/storage/stored-chat';
import type { Condition } from '../../contract/rules/rules';
import { createFakeVisitor } from './fake-visitor';
import { readProactiveSettings } from './read-proactive-settings';

const minutes = 60_000;
function onPath(path: string): Condition {
  return { fact: 'pageUrl', is: 'ends', value: path };
}
function holdbackOf(visitor: ReturnType<typeof createFakeVisitor>) {
  return visitor.proactive().explain()[0]?.holdback;
}

test('a rule that holds invites', async () => {
  const { invitations, settle } = createFakeVisitor([
    { id: 'hello', messages: ['{alias} here'], agent: { alias: 'Maya' } },
  ]);
  await settle();
  expect(invitations).toEqual([
    { ruleId: 'hello', message: 'Maya here', agent: { alias: 'Maya' }, isMinimized: false },
  ]);
});

test('what becomes of an invitation is counted for the widget of the service that its rule is of', async () => {
  const { invitations, settle } = createFakeVisitor([{ id: 'hello' }], {}, createFakeBrowser(), 'w1');
  await settle();
  expect(invitations).toMatchObject([{ ruleId: 'hello', countedFor: 'w1' }]);
});

test('in a single-page application the rule of a route invites there, and once', async () => {
  const visitor = createFakeVisitor([{ id: 'cart', when: onPath('/cart') }]);
  await visitor.route('/lamps');
  expect(visitor.invited()).toEqual([]);
  await visitor.route('/cart');
  visitor.behaviour.do({ kind: 'click' });
  await visitor.settle();
  expect(visitor.invited()).toEqual(['cart']);
});

test('closing an invitation keeps the next ones away for half an hour, unless forced', async () => {
  const visitor = createFakeVisitor([{ id: 'hello' }]);
  await visitor.settle();
  visitor.closeInvitation();
  await visitor.route('/cart');
  await visitor.visit('/lamps');
  expect(visitor.invited()).toEqual(['hello']);
  expect(holdbackOf(visitor)).toBe('closedRecently');
  await visitor.route('/cart', true);
  expect(visitor.invited()).toEqual(['hello', 'hello']);
});

test('an invitation that is closed after the rules were started again does not come back, forced or not', async () => {
  for (const reengagementMinutes of [30, 0]) {
    for (const isForced of [false, true]) {
      const visitor = createFakeVisitor([{ id: 'hello' }], { reengagementMinutes });
      await visitor.settle();
      visitor.proactive().onInvitation('shown');
      await visitor.becomes({ isFormOpen: true });
      await visitor.route('/cart', isForced);
      visitor.proactive().onInvitation('closed');
      await visitor.becomes({ isFormOpen: false });
      expect(visitor.invited()).toEqual(['hello']);
    }
  }
});

test('a change of address alone invites nobody', async () => {
  const visitor = createFakeVisitor([{ id: 'cart', when: onPath('/cart') }]);
  visitor.browser.page.goTo('https://shop.example/cart');
  visitor.behaviour.do({ kind: 'click' });
  await visitor.settle();
  expect(visitor.invited()).toEqual([]);
  await visitor.route('/cart');
  expect(visitor.invited()).toEqual(['cart']);
});

test('how long invitations stay away is set by the cookie, which zero leaves out', async () => {
  for (const [reengagementMinutes, days] of [
    [30, 30 / 1440],
    [1440, 1],
    [0, undefined],
  ] as const) {
    const browser = createFakeBrowser();
    const set: [string, number][] = [];
    const { cookies } = browser;
    browser.cookies = {
      ...cookies,
      set: (name, value, for_) => (set.push([name, for_]), cookies.set(name, value, for_)),
    };
    const visitor = createFakeVisitor([{ id: 'hello' }], { reengagementMinutes }, browser);
    await visitor.settle();
    visitor.closeInvitation();
    expect(set.find(([name]) => name === 'chat-widget-delay')?.[1]).toBe(days);
  }
});

test('a reply starts no delay', async () => {
  const visitor = createFakeVisitor([{ id: 'hello' }]);
  await visitor.settle();
  visitor.proactive().onInvitation('shown');
  visitor.proactive().onInvitation('replied');
  await visitor.visit('/cart');
  expect(visitor.invited()).toEqual(['hello', 'hello']);
});

test.each([
  [
    'notAllowed',
    (visitor) => void (visitor.has.isAllowed = false),
    (visitor) => void (visitor.has.isAllowed = true),
  ],
  ['noConsent', ({ browser }) => browser.keeping.allow(false), ({ browser }) => browser.keeping.allow(true)],
  [
    'chatRunning',
    ({ situation }) => void (situation.hasChat = true),
    ({ situation }) => void (situation.hasChat = false),
  ],
  [
    'formOpen',
    ({ situation }) => void (situation.isFormOpen = true),
    ({ situation }) => void (situation.isFormOpen = false),
  ],
  [
    'offline',
    ({ situation }) => void (situation.isOnline = false),
    ({ situation }) => void (situation.isOnline = true),
  ],
  [
    'offline',
    ({ situation }) => void (situation.isOnline = undefined),
    ({ situation }) => void (situation.isOnline = true),
  ],
  ['pageHidden', ({ browser }) => browser.page.hide(), ({ browser }) => browser.page.show()],
  [
    'banned',
    ({ browser }) => browser.cookies.set(bannedCookie, '1', 30),
    ({ browser }) => browser.cookies.remove(bannedCookie),
  ],
] as [
  string,
  (visitor: ReturnType<typeof createFakeVisitor>) => void,
  (visitor: ReturnType<typeof createFakeVisitor>) => void,
][])('%s holds invitations back, and is said, until it is over', async (name, hold, release) => {
  const visitor = createFakeVisitor([{ id: 'cart', when: onPath('/cart') }]);
  hold(visitor);
  await visitor.route('/cart');
  expect(visitor.invited()).toEqual([]);
  expect(visitor.proactive().explain()).toMatchObject([{ id: 'cart', holds: true, holdback: name }]);
  release(visitor);
  await visitor.becomes({});
  expect(visitor.invited()).toEqual(['cart']);
});

test('where the visitor is counts as soon as the service has reported it, and overrides no other fact', async () => {
  const visitor = createFakeVisitor([{ id: 'north', when: { fact: 'country', is: 'equals', value: 'NO' } }]);
  await visitor.settle();
  expect(visitor.proactive().explain()).toMatchObject([{ id: 'north', holds: false }]);
  expect(visitor.invited()).toEqual([]);
  await visitor.becomes({ place: { country: 'NO', pagesSeen: 99 } });
  expect(visitor.invited()).toEqual(['north']);
});

test.each([null, 'NO', 7, [], { country: { deep: true } }])(
  'a place like %j breaks nothing',
  async (place) => {
    const visitor = createFakeVisitor([
      { id: 'north', when: { fact: 'country', is: 'equals', value: 'NO' } },
    ]);
    await visitor.becomes({ place });
    expect([visitor.invited(), visitor.warnings]).toEqual([[], []]);
  },
);

test('without cookies nobody is invited, since nobody could stay away', async () => {
  const browser = createFakeBrowser();
  browser.cookies = { get: () => undefined, set: () => undefined, remove: () => undefined };
  const visitor = createFakeVisitor([{ id: 'hello' }], {}, browser);
  await visitor.settle();
  expect([visitor.invited(), holdbackOf(visitor)]).toEqual([[], 'cookiesUnavailable']);
});

test('switched off, nothing is watched, and rules are explained all the same', async () => {
  const visitor = createFakeVisitor([{ id: 'hello' }], { isOn: false });
  await visitor.settle();
  expect([visitor.invited(), visitor.behaviour.isWatched()]).toEqual([[], false]);
  expect(visitor.proactive().explain()).toMatchObject([{ holds: true, holdback: 'switchedOff' }]);
});

const hour = 60 * minutes;
const reInit = { after: 0, path: '', isInvited: false };

test.each([
  ['page', [reInit, { after: 0, path: '/b', isInvited: true }, { after: 0, path: '/b', isInvited: true }]],
  [
    'visit',
    [reInit, { after: 0, path: '/b', isInvited: false }, { after: hour / 2, path: '/b', isInvited: true }],
  ],
  [
    'day',
    [reInit, { after: hour, path: '/b', isInvited: false }, { after: 11 * hour, path: '/', isInvited: true }],
  ],
  ['ever', [reInit, { after: 48 * hour, path: '/b', isInvited: false }]],
] as const)('with a cap of once per %s', async (per, steps) => {
  const visitor = createFakeVisitor([{ id: 'hello', cap: { times: 1, per } }], { reengagementMinutes: 0 });
  await visitor.settle();
  for (const { after, path, isInvited } of steps) {
    visitor.closeInvitation();
    const before = visitor.invitations.length;
    await visitor.browser.clock.advance(after);
    if (path) await visitor.visit(path);
    else await visitor.route('/');
    expect([path, visitor.invitations.length - before]).toEqual([path, isInvited ? 1 : 0]);
    if (!isInvited) expect(holdbackOf(visitor)).toBe('capReached');
  }
});

test('a capped rule leaves the place to the next one', async () => {
  const visitor = createFakeVisitor([{ id: 'first', cap: { times: 1, per: 'ever' } }, { id: 'second' }], {
    reengagementMinutes: 0,
  });
  await visitor.settle();
  visitor.closeInvitation();
  await visitor.visit('/b');
  expect(visitor.invited()).toEqual(['first', 'second']);
});

test('offline, a rule with a fallback opens the form once; closing it keeps invitations away', async () => {
  const visitor = createFakeVisitor([{ id: 'hello', offlineFallback: true }]);
  Object.assign(visitor.situation, { isOnline: false });
  await visitor.settle();
  expect([visitor.invited(), visitor.has.forms]).toEqual([[], 1]);
  await visitor.becomes({ isFormOpen: true });
  await visitor.becomes({ isFormOpen: false });
  await visitor.becomes({ isOnline: true });
  await visitor.visit('/b');
  expect([visitor.invited(), holdbackOf(visitor)]).toEqual([[], 'closedRecently']);
});

test.each([
  ['somebody who went offline is found out', 'offline', { isOnline: false }, {}],
  ['what the page forbids meanwhile is heeded', 'notAllowed', {}, { isAllowed: false }],
])('while the service is asked again, %s', async (_, holdback, situation, has) => {
  const visitor = createFakeVisitor([{ id: 'hello' }]);
  Object.assign(visitor.situation, situation);
  Object.assign(visitor.has, has);
  await visitor.settle();
  expect([visitor.invited(), holdbackOf(visitor)]).toEqual([[], holdback]);
  visitor.has.isAllowed = true;
  await visitor.becomes({ isOnline: true });
  expect(visitor.invited()).toEqual(['hello']);
});

test('routes are followed by themselves where that is set', async () => {
  for (const trackRoutes of [true, false]) {
    const visitor = createFakeVisitor([{ id: 'cart', when: onPath('/cart') }], { trackRoutes });
    visitor.browser.page.goTo('https://shop.example/cart');
    visitor.routes.change();
    await visitor.settle();
    expect(visitor.invited()).toEqual(trackRoutes ? ['cart'] : []);
  }
});

test('stopped, nothing is watched and no timer runs', async () => {
  const visitor = createFakeVisitor([
    { id: 'slow', when: { fact: 'secondsOnPage', is: 'atLeast', value: 9 } },
  ]);
  expect([visitor.behaviour.isWatched(), visitor.browser.clock.pending()]).toEqual([true, 1]);
  visitor.proactive().stop();
  expect([visitor.behaviour.isWatched(), visitor.browser.clock.pending()]).toEqual([false, 0]);
});

test('a rule with a fault is left out, named and explained; the others still apply', async () => {
  const visitor = createFakeVisitor([
    { id: 'broken', when: { fact: 'pageUrl', is: 'regex', value: '(' } },
    { id: 'sound' },
  ]);
  await visitor.settle();
  expect(visitor.invited()).toEqual(['sound']);
  expect(visitor.proactive().explain().at(-1)).toEqual({
    id: 'broken',
    holds: false,
    fault: expect.stringContaining('proactive.rules[0].when.value is not a regular expression'),
  });
  expect(visitor.warnings).toEqual([expect.stringContaining('broken')]);
});

test.each([
  null,
  'rules',
  { proactive: null },
  { proactive: { rules: 'all' } },
  { proactive: { rules: [null, 7] } },
])('settings %j invite nobody and break nothing', (settings) => {
  expect(() => readProactiveSettings(settings)).not.toThrow();
  expect(readProactiveSettings(settings).rules).toEqual([]);
});
