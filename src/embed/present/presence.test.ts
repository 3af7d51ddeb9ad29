import { expect, test } from 'vitest';
import { createFakeBrowser } from '../../browser/fakes/fake-browser';
import { jsonResponse } from '../../browser/fakes/fake-network';
import { createFakeRoutes } from '../../browser/fakes/fake-routes';
import type { AgentsInvitation } from '../../contract/chat/visitors-now';
import type { PartialSettings } from '../../contract/settings/settings';
import { bannedCookie, storedChatKey } from '../../contract/storage/stored-chat';
import { consentKey, visitKey } from '../../contract/storage/stored-visit';
import { delayCookie } from '../proactive/history';
import type { InvitationWish, ProactiveLink } from '../proactive/link';
import { createPresence } from './presence';

const invitation: AgentsInvitation = { id: 'i', message: 'Hello?', agent: { alias: 'Maya' } };

function open(
  settings: PartialSettings = {},
  prepare?: (browser: ReturnType<typeof createFakeBrowser>) => void,
) {
  const browser = createFakeBrowser();
  const routes = createFakeRoutes();
  const wishes: InvitationWish[] = [];
  const situation = { isOnline: true, hasChat: false, isFormOpen: false };
  const has = { title: 'Lamps', invitation: undefined as AgentsInvitation | undefined, status: 200 };
  browser.page.goTo('https://shop.example/lamps?email=v@x.example#top');
  browser.network.serve(() =>
    jsonResponse({ nextIn: 20, ...(has.invitation && { invitation: has.invitation }) }, has.status),
  );
  prepare?.(browser);
  const presence = createPresence({
    link: {
      browser,
      settings,
      since: browser.clock.elapsed(),
      situation: () => ({ ...situation }),
    } as unknown as ProactiveLink,
    cookies: browser.cookies,
    routes,
    widgetId: 'w',
    service: { fetch: browser.network.fetch, baseUrl: 'https://chat.example', apiKey: 'k' },
    visitor: { name: 'Vera' },
    open: (wish) => wishes.push(wish),
    title: () => has.title,
    uuid: browser.uuid,
  });
  const { clock, network } = browser;
  return {
    browser,
    routes,
    presence,
    wishes,
    has,
    situation,
    clock,
    sent: () => network.requests.map(({ form }) => Object.fromEntries(form)),
    last: () => Object.fromEntries(network.requests.at(-1)?.form ?? []),
  };
}

test('the page reports what the visit knows, without the query of its address', async () => {
  const { browser, clock, last } = open({}, ({ storage, clock: { now } }) =>
    storage.set(visitKey, JSON.stringify({ startedAt: now() - 60_000, pages: 3, count: 2 })),
  );
  await clock.settle();
  const [request] = browser.network.requests;
  expect([request?.method, request?.url.href]).toEqual([
    'POST',
    'https://chat.example/api/v1/visitors/w?apiKey=k',
  ]);
  expect(last()).toEqual({
    token: browser.storage.get('chat-widget:visitor'),
    view: expect.any(String),
    pageUrl: 'https://shop.example/lamps',
    pageTitle: 'Lamps',
    secondsOnPage: '0',
    secondsOnSite: '60',
    pages: '3',
    visits: '2',
    language: 'en',
    name: 'Vera',
  });
});

test('a query is reported where the widget keeps it', async () => {
  const { clock, last } = open({ keepQueryStrings: true });
  await clock.settle();
  expect(last().pageUrl).toBe('https://shop.example/lamps?email=v@x.example#top');
});

test('it goes on every twenty seconds while the page is looked at, and with each page of an application', async () => {
  const { browser, routes, clock, has, last, sent } = open();
  await clock.advance(60_000);
  expect(sent()).toHaveLength(4);
  browser.page.hide();
  await clock.advance(300_000);
  expect(sent()).toHaveLength(4);
  browser.page.show();
  await clock.settle();
  expect(sent()).toHaveLength(5);
  browser.page.goTo('https://shop.example/bulbs');
  routes.change();
  has.title = 'Bulbs';
  await clock.advance(1_000);
  expect(last()).toMatchObject({ pageUrl: 'https://shop.example/bulbs', pageTitle: 'Bulbs', pages: '2' });
  expect(last()).toMatchObject({ secondsOnPage: '1' });
});

test('on a page that the browser has kept the time begins again', async () => {
  const { browser, clock, last } = open();
  await clock.settle();
  browser.page.leave();
  await clock.advance(300_000);
  browser.page.comeBack();
  await clock.settle();
  expect(last()).toMatchObject({ secondsOnPage: '0', secondsOnSite: '300' });
});

test('a page that is left says so, and nothing of where', async () => {
  const { browser, clock, last } = open();
  await clock.settle();
  browser.page.leave();
  expect(Object.keys(last())).toEqual(['token', 'view', 'isLeaving']);
});

test.each([
  ['consent is missing', ({ keeping }) => keeping.allow(false)],
  ['the browser asks not to be tracked', ({ page }) => page.objectToTracking()],
  ['the visitor is banned', ({ cookies }) => cookies.set(bannedCookie, '1', 30)],
] as [string, (browser: ReturnType<typeof createFakeBrowser>) => void][])(
  'where %s, nothing is sent and nothing kept',
  async (_why, prepare) => {
    const { browser, clock, presence, sent } = open({}, prepare);
    await clock.advance(120_000);
    browser.page.leave();
    presence.stop();
    expect([sent(), browser.storage.get('chat-widget:visitor')]).toEqual([[], null]);
  },
);

test('consent that is given begins the reports, and ends them when it is taken back', async () => {
  const { browser, clock, sent } = open({}, ({ page }) => page.objectToTracking());
  browser.storage.set(consentKey, 'granted');
  await clock.advance(20_000);
  expect(sent()).toHaveLength(1);
  browser.keeping.allow(false);
  await clock.advance(120_000);
  browser.page.leave();
  expect(sent()).toHaveLength(1);
});

test('a service that refuses is asked no more, one that is busy later', async () => {
  const refused = open();
  refused.has.status = 409;
  await refused.clock.advance(600_000);
  expect(refused.sent()).toHaveLength(1);
  const busy = open();
  busy.has.status = 503;
  await busy.clock.advance(60_000);
  expect(busy.sent().length).toBeLessThan(4);
  busy.has.status = 200;
  await busy.clock.advance(60_000);
  expect(busy.sent().length).toBeGreaterThan(3);
});

test('an invitation is shown once, and what becomes of it is reported at once', async () => {
  const { clock, has, last, presence, sent, wishes } = open();
  has.invitation = invitation;
  await clock.settle();
  const shown = { agent: { alias: 'Maya' }, ruleId: 'by agents', countedFor: 'w' };
  expect(wishes).toEqual([
    { isForced: true, offlineFallback: false, message: 'Hello?', isMinimized: false, shown },
  ]);
  presence.onInvitation('shown');
  await clock.settle();
  expect(last()).toMatchObject({ invitationId: 'i', outcome: 'shown' });
  presence.onInvitation('closed');
  await clock.advance(1_000);
  expect(last()).toMatchObject({ invitationId: 'i', outcome: 'closed' });
  await clock.advance(20_000);
  expect(last()).not.toHaveProperty('outcome');
  expect([wishes.length, sent().length]).toEqual([1, 4]);
});

test('who has closed one lately gets none, nor where it doesn’t come up; the agent learns of it', async () => {
  const closed = open({}, ({ cookies }) => cookies.set(delayCookie, '1', 1));
  closed.has.invitation = invitation;
  await closed.clock.advance(1_000);
  expect([closed.wishes, closed.last().outcome]).toEqual([[], 'heldBack']);
  const busy = open();
  busy.has.invitation = invitation;
  await busy.clock.advance(14_000);
  expect(busy.last().outcome).toBeUndefined();
  await busy.clock.advance(2_000);
  expect(busy.last()).toMatchObject({ invitationId: 'i', outcome: 'heldBack' });
});

test('an invitation of a rule is none of an agent', async () => {
  const { clock, presence, sent } = open();
  await clock.settle();
  presence.onInvitation('shown');
  presence.onInvitation('closed');
  await clock.settle();
  expect(sent()).toHaveLength(1);
});

test('a chat that begins is reported soon, though its id is kept after the page hears of it', async () => {
  const { browser, clock, last, presence, situation } = open();
  await clock.settle();
  situation.hasChat = true;
  presence.changed();
  browser.storage.set(storedChatKey('w'), JSON.stringify({ version: 1, caseId: 'c' }));
  await clock.advance(1_000);
  expect(last().caseId).toBe('c');
});

test.each([null, 'x', { nextIn: 'soon', invitation: { id: 1 } }, { invitation: { id: 'i', message: 'Hi' } }])(
  'an answer of something in between, %j, shows nothing and is asked again',
  async (answer) => {
    const { browser, clock, sent, wishes } = open();
    browser.network.serve(() => jsonResponse(answer));
    await clock.advance(60_000);
    expect([sent().length > 2, wishes]).toEqual([true, []]);
  },
);
