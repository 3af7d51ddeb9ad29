import { expect, test } from 'vitest';
import type { Invitation } from '../../contract/settings/invitation';
import { storedChatKey } from '../../contract/storage/stored-chat';
import { createFakeVisit, type FakeVisit } from '../session/fake-visit';
import { countOutcomes, type OutcomeCounting } from './count-outcomes';

const invitation: Invitation = {
  ruleId: 'lamps & more',
  countedFor: 'the one of the rule',
  message: 'Can I help?',
  isMinimized: false,
};

function setUp(by: Partial<Invitation> = {}): { visit: FakeVisit; counting: OutcomeCounting } {
  const visit = createFakeVisit({ forms: { prechat: { fields: [] } } });
  visit.server.emailRequired = visit.server.messageRequired = false;
  const shown = { ...invitation, ...by };
  visit.session.invite(shown);
  const { fetch } = visit.browser.network;
  const service = { fetch, baseUrl: '', apiKey: 'k' };
  return {
    visit,
    counting: countOutcomes(visit.session, { browser: visit.browser, service, widgetId: 'w' }, shown),
  };
}
function reported({ browser }: FakeVisit): (string | null)[] {
  return browser.network.requests
    .filter(({ url }) => url.pathname.endsWith('/invitations'))
    .map(({ url }) => url.searchParams.get('outcome'));
}

test('what is shown is reported in a request that no preflight precedes', () => {
  const { visit, counting } = setUp();
  counting.shown();
  const [request] = visit.browser.network.requests;
  expect([request?.method, request?.url.pathname]).toEqual([
    'POST',
    '/api/v1/chat/the%20one%20of%20the%20rule/invitations',
  ]);
  expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
    ruleId: 'lamps & more',
    outcome: 'shown',
    apiKey: 'k',
  });
  expect([...(request?.headers ?? [])]).toEqual([]);
});

test('an answer counts once its chat has begun, and once only', async () => {
  const { visit, counting } = setUp();
  counting.shown();
  visit.session.reply('Is 43 in stock?');
  expect(reported(visit)).toEqual(['shown']);
  await visit.pass(0);
  expect(reported(visit)).toEqual(['shown', 'answered']);
  visit.session.close();
  await visit.pass(0);
  await visit.start();
  expect(reported(visit)).toEqual(['shown', 'answered']);
});

test('so does a chat that begins by the launcher while the invitation is shown', async () => {
  const { visit, counting } = setUp();
  counting.shown();
  await visit.start();
  expect(reported(visit)).toEqual(['shown', 'answered']);
});

test('an answer whose form the visitor leaves is none, nor is the chat that follows', async () => {
  const { visit, counting } = setUp();
  visit.server.emailRequired = true;
  counting.shown();
  visit.session.reply('Hm');
  await visit.pass(0);
  visit.session.close();
  await visit.start();
  expect(visit.session.caseId()).not.toBe('');
  expect(reported(visit)).toEqual(['shown']);
});

test('a closed invitation is closed, and the chat that follows is the visitor’s own', async () => {
  const { visit, counting } = setUp();
  counting.shown();
  counting.closed();
  visit.session.setInvitation(undefined);
  await visit.start();
  expect(reported(visit)).toEqual(['shown', 'closed']);
});

test('a chat that the page starts, or that begins in another tab, answers no invitation', async () => {
  const byPage = setUp();
  byPage.counting.shown();
  byPage.visit.session.startChat('Hello');
  await byPage.visit.pass(0);
  expect(byPage.visit.session.caseId()).not.toBe('');
  const elsewhere = setUp();
  elsewhere.counting.shown();
  const chat = { version: 1, caseId: 'c', startedAt: 0, view: 'minimized', seenIndex: -1 };
  elsewhere.visit.browser.storage.fromOtherTab(storedChatKey('w'), JSON.stringify(chat));
  expect([reported(byPage.visit), reported(elsewhere.visit)]).toEqual([['shown'], ['shown']]);
});

test.each([
  ['of a rule that the page itself wrote', { countedFor: '' }],
  ['that a method of the page opened', { ruleId: '' }],
])('an invitation %s is not reported', async (_which, by) => {
  const { visit, counting } = setUp(by);
  counting.shown();
  counting.closed();
  expect(reported(visit)).toEqual([]);
});

test('without the visitor’s consent nothing is reported', () => {
  const { visit, counting } = setUp();
  visit.browser.keeping.allow(false);
  counting.shown();
  counting.closed();
  expect(reported(visit)).toEqual([]);
});
