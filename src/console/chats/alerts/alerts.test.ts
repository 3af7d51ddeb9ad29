import { signal } from '@preact/signals-core';
import { beforeEach, expect, test } from 'vitest';
import { createFakeBrowser, type FakeBrowser } from '../../../browser/fakes/fake-browser';
import { settle } from '../../../browser/fakes/fake-clock';
import type { CaseSummary } from '../../../operations/console/cases';
import type { Mention } from '../../../operations/console/inbox/mentions';
import { aCase, aNote, maya } from '../../kit/frame/fake-console-client';
import { listed, type ListedCase } from '../inbox/case-order';
import type { Loading } from '../inbox/known-cases';
import { AlertsModel, type Alerts } from './alerts';

let browser: FakeBrowser;
let alerts: Alerts;
const byId = signal<ReadonlyMap<string, ListedCase>>(new Map());
const loading = signal<Loading>({ kind: 'ready' });
const openId = signal<string | undefined>(undefined);
const mentions = signal<Mention[] | undefined>(undefined);
let opened: string[];
let pushed: boolean[];
let isOnline: boolean;
const own = { id: 'mine', state: 'active', agentEmail: maya.email, visitorName: 'Ana' } as const;

function open(tab: FakeBrowser) {
  const parts = { browser: tab, inbox: { byId, loading }, mentions: { unread: mentions }, openId };
  const model = new AlertsModel({
    ...parts,
    isOnline: () => isOnline,
    onOpen: (id) => opened.push(id),
    onPush: (isOn) => pushed.push(isOn),
  });
  model.start();
  return model;
}
function comes(part: Partial<CaseSummary> & { id: string }) {
  byId.value = new Map(byId.value).set(part.id, listed(aCase(part).summary, -1, maya.email));
}
function says(preview: string, lastIndex: number) {
  comes({ ...own, preview, lastIndex, unansweredSince: 2 });
}

beforeEach(async () => {
  byId.value = new Map();
  openId.value = undefined;
  mentions.value = undefined;
  opened = [];
  pushed = [];
  isOnline = true;
  comes({ id: 'old' });
  comes({ ...own, lastIndex: 1, preview: 'Thanks' });
  browser = createFakeBrowser();
  alerts = open(browser);
  await settle();
});

test('a new chat rings once, and what waits already does not', async () => {
  expect(browser.rings).toBe(0);
  comes({ id: 'new' });
  comes({ id: 'new', preview: 'And one thing more', lastIndex: 1 });
  expect(browser.rings).toBe(1);
  comes({ id: 'with-bot', isWithBot: true });
  expect(browser.rings).toBe(1);
  comes({ id: 'with-bot' });
  expect(browser.rings).toBe(2);
});

test('a visitor’s words ring in one’s own chat, each time, unless the agent looks at it', () => {
  says('Hello?', 2);
  says('Are you there?', 3);
  says('Are you there?', 4);
  expect(browser.rings).toBe(2);
  comes({ id: 'theirs', state: 'active', agentEmail: 'jonas@shop.example', lastIndex: 1 });
  comes({
    id: 'theirs',
    state: 'active',
    agentEmail: 'jonas@shop.example',
    lastIndex: 2,
    unansweredSince: 2,
  });
  expect(browser.rings).toBe(2);
  openId.value = 'mine';
  says('You there', 5);
  expect(browser.rings).toBe(2);
  browser.focus(false);
  says('Please', 6);
  expect(browser.rings).toBe(3);
});

test('a visitor’s words in a colleague’s chat ring once that colleague has left', () => {
  const owner = { email: 'jonas@shop.example', alias: 'Jonas' };
  const theirs = { id: 'theirs', state: 'active', owner, lastIndex: 1 } as const;
  comes(theirs);
  comes({ ...theirs, lastIndex: 2, unansweredSince: 2 });
  expect(browser.rings).toBe(0);
  comes({ ...theirs, isOwnerAway: true, lastIndex: 2, unansweredSince: 2 });
  expect(browser.rings).toBe(1);
});

test('an agent who is paused is called by the visitors of their own chats', () => {
  isOnline = false;
  says('Are you there?', 2);
  expect(browser.rings).toBe(1);
});

test('new chats call nobody who is paused or has switched the sounds off', () => {
  isOnline = false;
  comes({ id: 'a' });
  isOnline = true;
  alerts.toggleSound();
  comes({ id: 'b' });
  expect([browser.rings, alerts.hasSound.value]).toEqual([0, false]);
});

test('a visitor who still waits rings again, but for nobody who is paused, and in nobody else’s chat', () => {
  alerts.callAgain('old');
  expect(browser.rings).toBe(1);
  const owner = { email: 'jonas@shop.example', alias: 'Jonas' };
  comes({ id: 'theirs', waitingSince: 0, owner, isGiven: true });
  alerts.callAgain('theirs');
  isOnline = false;
  alerts.callAgain('old');
  expect(browser.rings).toBe(1);
});

test('the browser asks for notifications by a click alone, which then come to whoever looks elsewhere', async () => {
  browser.focus(false);
  comes({ id: 'a' });
  expect([browser.notifications.permission(), browser.notifications.shown]).toEqual(['default', []]);
  await alerts.toggleNotifications();
  comes({ id: 'b', visitorName: 'Bo', preview: 'Is it in stock?' });
  const [shown] = browser.notifications.shown;
  expect(shown).toMatchObject({ title: 'New chat: Bo', text: 'Is it in stock?', tag: 'b' });
  shown?.onClick();
  expect(opened).toEqual(['b']);
  browser.focus(true);
  comes({ id: 'c' });
  await alerts.toggleNotifications();
  browser.focus(false);
  comes({ id: 'd' });
  expect(browser.notifications.shown).toHaveLength(1);
});

test('who blocked notifications is told so', async () => {
  browser.notifications.answer = 'denied';
  await alerts.toggleNotifications();
  expect([alerts.hasNotifications.value, alerts.isBlocked.value]).toEqual([false, true]);
});

test('a console hears of clicked notifications once they are turned on in another one', () => {
  browser.notifications.answer = 'granted';
  void browser.notifications.ask();
  browser.storage.fromOtherTab('chat-widget-console:notifications', 'on');
  browser.storage.fromOtherTab('chat-widget-console:sound', 'off');
  expect([alerts.hasNotifications.value, pushed]).toEqual([true, [true]]);
});

test('of two consoles in a browser the one looked at last rings, and the other when that one is closed', async () => {
  const second: FakeBrowser = { ...createFakeBrowser(), locks: browser.locks.otherTab() };
  let secondRings = 0;
  second.ring = () => void secondRings++;
  const other = open(second);
  await settle();
  comes({ id: 'a' });
  expect([browser.rings, secondRings]).toEqual([0, 1]);
  browser.focus(true);
  await settle();
  comes({ id: 'b' });
  expect([browser.rings, secondRings]).toEqual([1, 1]);
  alerts.stop();
  await settle();
  comes({ id: 'c' });
  expect([browser.rings, secondRings]).toEqual([1, 2]);
  other.stop();
});

test('a chat that a colleague transfers to the agent rings as a new one, also while they are paused', () => {
  isOnline = false;
  const jonas = { email: 'jonas@shop.example', alias: 'Jonas' };
  const me = { email: maya.email, alias: 'Maya' };
  comes({ id: 'theirs', state: 'active', owner: jonas });
  expect(browser.rings).toBe(0);
  comes({ id: 'theirs', state: 'waiting', owner: me, waitingSince: 50 });
  expect(browser.rings).toBe(1);
  comes({ id: 'theirs', state: 'waiting', owner: me, waitingSince: 50, lastIndex: 3 });
  expect(browser.rings).toBe(1);
  // From a widget that this agent didn't read.
  comes({ id: 'elsewhere', state: 'waiting', owner: me, waitingSince: 60 });
  expect(browser.rings).toBe(2);
});

test('a snoozed chat that the agent gives away rings for others', () => {
  const me = { email: maya.email, alias: 'Maya' };
  comes({ id: 'later', waitingSince: 10, owner: me, snoozedUntil: 90 });
  const heard = browser.rings;
  comes({ id: 'later', waitingSince: 50, wantedTags: ['Sales'] });
  expect(browser.rings).toBe(heard);
});

test('a chat that the agent claims or gives away rings for others', () => {
  const me = { email: maya.email, alias: 'Maya' };
  comes({ id: 'new', waitingSince: 10 });
  const heard = browser.rings;
  comes({ id: 'new', waitingSince: 10, owner: me });
  comes({ id: 'new', waitingSince: 90, wantedTags: ['Sales'] });
  expect(browser.rings).toBe(heard);
});

test('a mention rings and is named as what it is, also while paused, unless its note is in sight', async () => {
  isOnline = false;
  const { summary } = aCase({ id: 'theirs', visitorName: 'Ben' });
  function mention(number: number): Mention {
    return { summary, note: aNote(number, { author: 'Jonas', text: 'Please look, @Maya' }) };
  }
  mentions.value = [mention(0)];
  expect(browser.rings).toBe(0);
  await alerts.toggleNotifications();
  browser.focus(false);
  mentions.value = [mention(1), mention(0)];
  expect(browser.rings).toBe(1);
  expect(browser.notifications.shown.at(-1)).toMatchObject({
    title: 'Jonas mentioned you: Ben',
    text: 'Please look, @Maya',
  });
  expect(alerts.announced.value).toBe('Jonas mentioned you: Ben. Please look, @Maya');
  browser.focus(true);
  openId.value = 'theirs';
  mentions.value = [mention(2), mention(1), mention(0)];
  mentions.value = [];
  expect(browser.rings).toBe(1);
});

test('a chat that the rule of its widget gives to the agent rings as theirs, once, and others don’t hear it', async () => {
  await alerts.toggleNotifications();
  browser.focus(false);
  const given = { waitingSince: 0, owner: { email: maya.email, alias: 'Maya' }, isGiven: true } as const;
  comes({ id: 'new', visitorName: 'Ben', ...given });
  comes({ id: 'new', visitorName: 'Ben', ...given, lastIndex: 1 });
  expect(browser.rings).toBe(1);
  expect(browser.notifications.shown.at(-1)?.title).toBe('New chat for you: Ben');
  comes({ id: 'old', ...given });
  expect(browser.rings).toBe(2);
  comes({ id: 'theirs', ...given, owner: { email: 'jonas@shop.example', alias: 'Jonas' } });
  expect(browser.rings).toBe(2);
});

test('a chat that is back from snoozing rings and is named as that, also while paused, and so does the word that wakes it', async () => {
  isOnline = false;
  await alerts.toggleNotifications();
  browser.focus(false);
  const mine = { state: 'active', owner: { email: maya.email, alias: 'Maya' }, preview: 'Hello' } as const;
  comes({ id: 'a', visitorName: 'Ben', ...mine, snoozedUntil: 90 });
  expect(browser.rings).toBe(0);
  comes({ id: 'a', visitorName: 'Ben', ...mine, backSince: 90, lastIndex: 1 });
  comes({ id: 'a', visitorName: 'Ben', ...mine, backSince: 90, lastIndex: 2 });
  expect(browser.rings).toBe(1);
  expect(browser.notifications.shown.at(-1)?.title).toBe('No longer snoozed: Ben');
  // The same words as before, while an answer was still due.
  const asked = { ...mine, unansweredSince: 0 };
  comes({ id: 'b', ...asked, snoozedUntil: 90 });
  comes({ id: 'b', ...asked, lastIndex: 3 });
  expect(browser.rings).toBe(2);
});
