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
