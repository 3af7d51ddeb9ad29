import { beforeEach, expect, test } from 'vitest';
import { storedChatKey } from '../../contract/storage/stored-chat';
import { createFakeVisit, type FakeVisit } from './fake-visit';

let visit: FakeVisit;

/** The visitor goes to another page and comes back to this one, as the browser has kept it: it hears of nothing meanwhile. */
function comeBackAfter(elsewhere: () => void) {
  visit.browser.page.leave();
  elsewhere();
  visit.browser.page.comeBack();
}

beforeEach(async () => {
  visit = createFakeVisit();
  await visit.start();
});

test('a page that was kept goes on with the chat that was begun elsewhere, and writes nothing over it', () => {
  const { storage } = visit.browser;
  const key = storedChatKey('w');
  comeBackAfter(() => {
    const stored = JSON.parse(storage.get(key) ?? '') as object;
    storage.set(key, JSON.stringify({ ...stored, caseId: 'case-2' }));
  });
  expect(visit.session.caseId()).toBe('case-2');
  visit.session.minimize();
  expect(storage.get(key)).toContain('case-2');
});

test('the chat of a page that was kept stays where the site has cleared its storage', () => {
  comeBackAfter(() => visit.browser.storage.clear());
  expect(visit.session.caseId()).toBe('case-1');
});

test('what was said while the visitor was on another page is history on a page that was kept', async () => {
  const { server, browser } = visit;
  server.isExact = true;
  await visit.pass();
  visit.fired = [];
  let alerts = 0;
  visit.alert = () => void alerts++;
  comeBackAfter(() => {
    server.says('case-1', 'Here it is');
    server.says('case-1', '/GO2 https://shop.example/lamp');
  });
  await visit.pass();
  expect(visit.texts()).toEqual(['Hello', 'Here it is']);
  expect([visit.fired, alerts, browser.page.url()]).toEqual([[], 0, 'https://shop.example/']);
  server.says('case-1', 'Is it?');
  await visit.pass();
  expect([visit.fired, alerts]).toEqual([[['ChatMessageReceived', 'Maya', 'Is it?']], 1]);
});

test('an agent learns that the visitor is back on a page that was kept', async () => {
  const { server } = visit;
  server.isExact = true;
  await visit.pass();
  const { tabStorage } = visit.browser;
  comeBackAfter(() => tabStorage.set('chat-widget:case-1:page', 'https://shop.example/lamp'));
  await visit.pass();
  expect(server.received.at(-1)).toMatchObject({ messageType: '7', messageBody: 'https://shop.example/' });
});

test('an end that another page reported is reported by no page that was kept', async () => {
  visit.fired = [];
  comeBackAfter(() => visit.server.says('case-1', '/BYE See you'));
  await visit.pass();
  expect(visit.fired).toEqual([]);
  expect(visit.session.view.value).toBe('open');
});

test('a page that was kept has the draft as it was left elsewhere, and none where it was sent', () => {
  const { storage } = visit.browser;
  const key = 'chat-widget:case-1:draft';
  visit.chat().setDraft('Half a');
  comeBackAfter(() => storage.set(key, 'Half a sentence'));
  expect(visit.chat().draft.value).toBe('Half a sentence');
  comeBackAfter(() => storage.set(key, ''));
  expect(visit.chat().draft.value).toBe('');
  visit.chat().setDraft('Kept');
  comeBackAfter(() => storage.clear());
  expect(visit.chat().draft.value).toBe('Kept');
});

test('a page that was kept has the form as it was filled in elsewhere, and does not write over it', async () => {
  visit = createFakeVisit();
  const { form } = visit.session;
  const { tabStorage } = visit.browser;
  visit.session.open();
  await visit.pass(0);
  form.setValue('message', 'Short');
  comeBackAfter(() => tabStorage.set('chat-widget:w:form', JSON.stringify({ message: 'Long' })));
  form.setValue('name', 'Ann');
  expect(tabStorage.get('chat-widget:w:form')).toBe(JSON.stringify({ message: 'Long', name: 'Ann' }));
  comeBackAfter(() => tabStorage.clear());
  expect(form.values.value.message).toBe('Long');
});
