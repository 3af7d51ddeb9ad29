import { beforeEach, expect, test } from 'vitest';
import { storedChatKey, storagePrefix } from '../../contract/storage/stored-chat';
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

test('what was sent elsewhere is no draft any more on a page that was kept', () => {
  visit.chat().setDraft('Said elsewhere');
  comeBackAfter(() => visit.browser.storage.remove(`${storagePrefix}case-1:draft`));
  expect(visit.chat().draft.value).toBe('');
});

test('chat and draft of a page that was kept stay where the site has cleared its storage', () => {
  visit.chat().setDraft('Half a sentence');
  comeBackAfter(() => visit.browser.storage.clear());
  expect([visit.session.caseId(), visit.chat().draft.value]).toEqual(['case-1', 'Half a sentence']);
});
