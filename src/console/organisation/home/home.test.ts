import { expect, test } from 'vitest';
import { createFakeClock, settle } from '../../../browser/fakes/fake-clock';
import { createFakeStorage } from '../../../browser/fakes/fake-storage';
import type { Home } from '../../../operations/console/home';
import type { InstallFindingCode, WidgetDetails } from '../../../operations/console/widgets';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { attentionOf } from './attention';
import { DismissalModel, stepsOf } from './checklist';
import { HomeModel } from './home';

const fresh = {
  widgetId: 'w1',
  hasLook: false,
  hasHours: false,
  hasChats: false,
  hasAnswers: false,
  hasColleagues: false,
};
const quiet = { isMailConfigured: true, failedMails: 0, delayedMails: 0, failingEndpoints: [], drafts: [] };

function homeWith(setUp: NonNullable<Home['organisation']>['setUp']): Home {
  const today = { answered: 0, missed: 0, offline: 0 };
  return { waiting: 0, active: 0, messages: 0, online: [], today, organisation: { ...quiet, setUp } };
}

function openHome(
  setUp: NonNullable<Home['organisation']>['setUp'],
  level: 'good' | 'fix',
  code: InstallFindingCode = level === 'good' ? 'widgetThere' : 'noWidget',
) {
  const clock = createFakeClock();
  const client = createFakeCalls({
    'GET /home': () => homeWith(setUp),
    'PUT /widgets/{id}': () => ({}) as WidgetDetails,
    'POST /widgets/{id}/install-check': () => ({
      url: 'https://shop.example/',
      findings: [{ level, code, text: 'It is so.' }],
    }),
  });
  const home = new HomeModel({ client, clock, timeZone: 'Europe/Berlin', baseUrl: 'https://chat.example' });
  return { clock, client, home };
}

test.each([
  ['good', 'yes'],
  ['fix', 'no'],
] as const)('home checks the owner’s page by itself, once: %s', async (level, installed) => {
  const { client, clock, home } = openHome({ ...fresh, site: 'https://shop.example' }, level);
  await home.today.load();
  await settle();
  expect(home.installed.value).toBe(installed);
  clock.advance(30_000);
  await settle();
  expect(client.calls.map((call) => call.split(' {')[0])).toEqual([
    'GET /home',
    'POST /widgets/{id}/install-check',
    'GET /home',
  ]);
});

test.each([
  ['ownScript', []],
  [
    'otherVersion',
    [['https://shop.example is pinned to another version of the widget', '#/widgets/w1/install']],
  ],
] as const)(
  'a page on which the check finds %s needs as much attention, after chats too',
  async (code, says) => {
    const setUp = { ...fresh, site: 'https://shop.example', hasChats: true };
    const { home } = openHome(setUp, 'good', code);
    await home.today.load();
    await settle();
    const all = attentionOf({ ...quiet, setUp }, home.isOtherVersion.value);
    expect(all.map(({ text, href }) => [text, href])).toEqual(says);
  },
);

test('home that is read twice at once goes on reading once each half minute', async () => {
  const { client, clock, home } = openHome(fresh, 'good');
  await Promise.all([home.today.load(), home.today.load()]);
  const before = client.calls.length;
  clock.advance(30_000);
  await settle();
  expect(client.calls.length - before).toBe(1);
});

test('home that is left reads nothing more', async () => {
  const { client, clock, home } = openHome(fresh, 'good');
  await home.today.load();
  home[Symbol.dispose]();
  clock.advance(90_000);
  await settle();
  expect(client.calls).toHaveLength(1);
});

test('each step of the set-up has its state and leads to its screen', () => {
  const setUp = { ...fresh, hasHours: true, hasChats: true };
  const steps = stepsOf({ setUp, installed: 'unknown', isOnline: true });
  expect(steps.map(({ name, isDone, href }) => [name, isDone, href])).toEqual([
    ['look', false, '#/widgets/w1/look'],
    ['hours', true, '#/widgets/w1/hours'],
    ['install', true, '#/widgets/w1/install'],
    ['online', true, undefined],
    ['chat', false, '/try/w1'],
    ['invite', false, '#/agents'],
  ]);
  const [, , install] = stepsOf({
    setUp: { ...fresh, site: 'https://shop.example' },
    installed: 'no',
    isOnline: false,
  });
  expect(install?.text).toBe(
    'We checked https://shop.example and found no working widget. If a script or a tag manager adds it, we can’t see it.',
  );
});

test('what fails comes before what is unpublished, and each leads to its screen', () => {
  const all = attentionOf(
    {
      setUp: fresh,
      isMailConfigured: false,
      failedMails: 2,
      delayedMails: 0,
      failingEndpoints: [{ id: 'e1', purpose: 'bot', url: 'https://bot.example' }],
      drafts: [{ id: 'w1', name: 'Shop' }],
    },
    false,
  );
  expect(all.map(({ text, href }) => [text, href])).toEqual([
    ['Bot failing: https://bot.example', '#/connections/bots/e1'],
    ['2 mails were not sent this week', '#/connections/mail'],
    [
      'No mail server: transcripts and offline messages aren’t mailed, but visitors are promised an answer by e-mail',
      '#/connections/mail',
    ],
    ['Shop has unpublished changes', '#/widgets/w1/look'],
  ]);
});

test('mails that are tried again and a mailbox that can’t be read need attention at once, before any mail has failed', () => {
  const organisation = { ...quiet, setUp: fresh, delayedMails: 2, mailboxFault: 'Invalid credentials.' };
  expect(attentionOf(organisation, false).map(({ text, href }) => [text, href])).toEqual([
    ['Visitors’ replies by e-mail can’t be read: Invalid credentials.', '#/connections/mail'],
    ['2 mails couldn’t be sent so far, and are tried again', '#/connections/mail'],
  ]);
});

test('a dismissed checklist stays away in this browser, for this administrator', () => {
  const storage = createFakeStorage();
  const dismissal = new DismissalModel(storage, 'ada@shop.example');
  dismissal.dismiss();
  expect(dismissal.isDismissed.value).toBe(true);
  expect(new DismissalModel(storage, 'ada@shop.example').isDismissed.value).toBe(true);
  expect(new DismissalModel(storage, 'may@shop.example').isDismissed.value).toBe(false);
});

test('a shop that is always open says so with one click', async () => {
  const { client, home } = openHome(fresh, 'good');
  await home.today.load();
  await home.openAlways();
  expect(client.calls.slice(1)).toEqual([
    'PUT /widgets/{id} {"path":{"id":"w1"},"body":{"isAlwaysOpen":true}}',
    expect.stringContaining('GET /home'),
  ]);
});
