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
