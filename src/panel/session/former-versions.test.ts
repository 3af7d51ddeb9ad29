import { expect, test } from 'vitest';
import { storedMessagePrefix } from '../../contract/storage/stored-chat';
import { createFakeVisit } from './fake-visit';
import first from './version-0.1.0.json' with { type: 'json' };

/** A visit whose browser has what the version kept in the middle of a chat: question, answer, message, draft. */
async function upgrade({ local, session }: { local: object; session: object }) {
  const visit = createFakeVisit();
  const { browser, server } = visit;
  server.isExact = true;
  await visit.start('Q0');
  server.says('case-1', '/WAI Please wait.', '');
  server.says('case-1', '/NIC Maya', '');
  server.says('case-1', 'A0');
  await visit.pass();
  visit.say('Q1');
  await visit.pass();
  visit.session.stop();
  for (const key of browser.storage.keys('chat-widget:case-1:')) browser.storage.remove(key);
  for (const [key, value] of Object.entries(local)) browser.storage.set(key, String(value));
  for (const [key, value] of Object.entries(session)) browser.tabStorage.set(key, String(value));
  visit.reload();
  await visit.pass();
  return visit;
}

test('a chat under version 0.1.0 goes on with each message once, and with its draft', async () => {
  const visit = await upgrade(first);
  expect(visit.texts()).toEqual(['Q0', 'A0', 'Q1']);
  expect(visit.chat().draft.value).toBe('half a th');
  visit.say('Q2');
  await visit.pass();
  visit.reload();
  await visit.pass();
  expect(visit.texts()).toEqual(['Q0', 'A0', 'Q1', 'Q2']);
  expect(visit.chat().draft.value).toBe('');
  expect(visit.server.visitorTexts('case-1')).toEqual(['Q0', 'Q1', 'Q2']);
});

test('what is no message of the visitor is kept in a form that version 0.1.0 does not read', async () => {
  const visit = await upgrade(first);
  const { storage } = visit.browser;
  visit.server.status = 503;
  visit.session.sendText('Cart: 3 lamps', 'agent');
  visit.say('Q2');
  const kept = storage.keys(storedMessagePrefix('case-1')).map((key) => {
    return JSON.parse(storage.get(key) ?? '') as { state: string; text: string; version: number };
  });
  const queued = kept.filter(({ state }) => state === 'queued');
  expect(queued.map(({ text, version }) => [text, version])).toEqual([
    ['Cart: 3 lamps', 2],
    ['Q2', 1],
  ]);
});
