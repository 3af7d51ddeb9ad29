import { expect, test } from 'vitest';
import { ChatModel } from '../conversation/chat';
import { storedChatKey } from '../../contract/storage/stored-chat';
import { createDownload } from './download';
import { createFakeVisit } from './fake-visit';

/** A visit whose file of the conversation comes, or fails to come, when the test says so. */
type Conversation = { ChatModel: typeof ChatModel };

function slowVisit() {
  const attempts: { arrive(): void; fail(): void }[] = [];
  const conversation = createDownload(
    () =>
      new Promise<Conversation>((resolve, reject) => {
        attempts.push({
          arrive: () => resolve({ ChatModel }),
          fail: () => reject(new TypeError('Failed to fetch dynamically imported module')),
        });
      }),
    (file) => file,
  );
  return { attempts, visit: createFakeVisit({}, conversation) };
}

test('the file of the conversation is asked for as the visitor begins to type, not before', async () => {
  const { attempts, visit } = slowVisit();
  visit.session.open();
  await visit.pass(0);
  expect(attempts).toHaveLength(0);
  visit.session.form.setValue('message', 'H');
  visit.session.form.setValue('message', 'Hello');
  expect(attempts).toHaveLength(1);
});

test('a chat that starts before its file is here runs once it is, with its first message', async () => {
  const { attempts, visit } = slowVisit();
  await visit.start('My lamp is broken');
  expect(visit.session.status.value).toEqual({ kind: 'joining', hasFailed: false });
  expect(visit.session.caseId()).toBe('case-1');
  expect(visit.fired.at(-1)).toEqual(['StartChat', 'ann@example.com', 'My lamp is broken', 'manual']);
  attempts[0]?.arrive();
  await visit.pass(0);
  expect(visit.texts()).toEqual(['My lamp is broken']);
  expect(visit.server.visitorTexts('case-1')).toEqual(['My lamp is broken']);
});

test('a file that does not come leaves the chat where it is, until it is tried again', async () => {
  const { attempts, visit } = slowVisit();
  await visit.start();
  attempts[0]?.fail();
  await visit.pass(0);
  expect(visit.session.status.value).toEqual({ kind: 'joining', hasFailed: true });
  visit.session.joinAgain();
  expect(visit.session.status.value).toEqual({ kind: 'joining', hasFailed: false });
  attempts[1]?.arrive();
  await visit.pass(0);
  expect(visit.texts()).toEqual(['Hello']);
});

test('a file that does not come is tried again when the page is online again, and on the next page', async () => {
  const { attempts, visit } = slowVisit();
  await visit.start();
  attempts[0]?.fail();
  await visit.pass(0);
  visit.browser.network.goOnline();
  attempts[1]?.fail();
  await visit.pass(0);
  visit.reload();
  expect(visit.session.view.value).toBe('open');
  attempts[2]?.arrive();
  await visit.pass(0);
  expect(visit.texts()).toEqual(['Hello']);
  expect(visit.server.cases.size).toBe(1);
});

test('text of the page waits for the file', async () => {
  const { attempts, visit } = slowVisit();
  await visit.start();
  expect(visit.session.sendText('Cart: 3 lamps', 'agent')).toBe(true);
  expect(visit.session.sendText('Delivery is free today.', 'visitor')).toBe(false);
  attempts[0]?.arrive();
  await visit.pass();
  expect(visit.server.received.map(({ messageBody }) => messageBody)).toEqual(['Cart: 3 lamps']);
  const texts = visit.chat().transcript.entries.value.map(({ text }) => text);
  expect(texts).toEqual(['Hello', 'Delivery is free today.']);
});

test('a chat is ended without its file: the service learns it once the file is there, nothing of it is kept but who started it', async () => {
  const { attempts, visit } = slowVisit();
  await visit.start();
  visit.session.close();
  await visit.pass();
  expect(visit.fired.slice(2)).toEqual([
    ['Close', 'chat', 'online'],
    ['ChatEnded', { endedByUser: true }],
  ]);
  expect(visit.session.status.value.kind).toBe('idle');
  attempts[0]?.arrive();
  await visit.pass(0);
  expect(visit.server.cases.get('case-1')?.isClosed).toBe(true);
  expect(visit.browser.storage.keys('')).toEqual(['chat-widget:visitor']);
  expect(visit.session.status.value.kind).toBe('idle');
});

test('another tab minimises and leaves a chat whose file is on its way', async () => {
  const { visit } = slowVisit();
  await visit.start();
  const key = storedChatKey('w');
  const stored = visit.browser.storage.get(key) ?? '';
  visit.browser.storage.fromOtherTab(key, stored.replace('"open"', '"minimized"'));
  expect(visit.session.view.value).toBe('minimized');
  visit.browser.storage.fromOtherTab(key, null);
  expect(visit.session.status.value.kind).toBe('idle');
});

test('a chat that the page asks for again while it is being started has its question once', async () => {
  const visit = createFakeVisit();
  visit.known.email = 'ann@example.com';
  const { fetch } = visit.browser.network;
  const held: (() => void)[] = [];
  visit.browser.network.fetch = async (...request) => {
    if (request[1]?.method === 'POST') await new Promise<void>((resolve) => held.push(resolve));
    return fetch(...request);
  };
  visit.reload();
  for (let click = 0; click < 3; click++) {
    visit.session.startChat('Is the lamp in stock?');
    await visit.pass(0);
  }
  visit.session.startChat('And in brass?');
  await visit.pass(0);
  for (const release of held) release();
  await visit.pass(4000);
  for (const release of held) release();
  await visit.pass(0);
  expect(visit.server.visitorTexts('case-1')).toEqual(['Is the lamp in stock?', 'And in brass?']);
  expect(visit.server.cases.size).toBe(1);
});

test('a chat that is found to be over stays where it has words that the service never got', async () => {
  const visit = createFakeVisit();
  await visit.start();
  const { fetch } = visit.browser.network;
  visit.browser.network.fetch = async (...request) => {
    if (request[1]?.method === 'PUT') throw new TypeError('Failed to fetch');
    return fetch(...request);
  };
  visit.reload();
  await visit.pass();
  visit.say('Is it too late?');
  visit.session.minimize();
  visit.server.says('case-1', '/BYE Goodbye');
  visit.reload();
  await visit.pass();
  const { entries, isOver } = visit.chat().transcript;
  expect(isOver.value).toBe(true);
  expect(entries.value).toContainEqual(expect.objectContaining({ text: 'Is it too late?', state: 'failed' }));
});
