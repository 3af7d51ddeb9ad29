import { beforeEach, expect, test } from 'vitest';
import { createFakeBrowser, type FakeBrowser } from '../browser/fakes/fake-browser';
import { jsonResponse } from '../browser/fakes/fake-network';
import { createVisitorChatClient, type VisitorChatClient } from './visitor-chat-client';

let browser: FakeBrowser;
let client: VisitorChatClient;

beforeEach(() => {
  browser = createFakeBrowser();
  const { network, clock } = browser;
  client = createVisitorChatClient({
    fetch: network.fetch,
    baseUrl: 'https://chat.example',
    apiKey: 'key',
    clock,
  });
});

function sent() {
  const [request] = browser.network.requests.slice(-1);
  if (!request) throw new Error('Nothing was sent.');
  return request;
}

test('the key travels in x-api-key and no other header of ours', async () => {
  browser.network.serve(() => jsonResponse({ widgetId: 'w', online: 'true', emailRequired: 'false' }));
  const availability = await client.availability('w 1');
  expect(availability).toMatchObject({ online: true, emailRequired: false });
  expect(sent().url.pathname).toBe('/api/v1/chat/w%201');
  expect([...sent().headers]).toEqual([['x-api-key', 'key']]);
});

test('a chat starts with parameters in a form-encoded body, without those that are not known', async () => {
  browser.network.serve(() => jsonResponse({ caseId: 'c', widgetId: 'w' }));
  const started = await client.start({ widgetId: 'w', visitorMessage: 'Größe 42 & mehr?', isOffline: false });
  expect(started).toEqual({ caseId: 'c', widgetId: 'w' });
  expect(sent()).toMatchObject({ method: 'POST', body: expect.not.stringContaining('email') });
  expect(Object.fromEntries(sent().form)).toEqual({
    widgetId: 'w',
    visitorMessage: 'Größe 42 & mehr?',
    isOffline: 'false',
  });
});

test.each([true, false])(
  'a start goes on after its page only where it leaves a message: %s',
  async (isOffline) => {
    const given: (RequestInit | undefined)[] = [];
    const answering = createVisitorChatClient({
      fetch(_, init) {
        given.push(init);
        return Promise.resolve(jsonResponse({ caseId: 'c', widgetId: 'w' }));
      },
      baseUrl: 'https://chat.example',
      apiKey: 'key',
    });
    await answering.start({ widgetId: 'w', visitorMessage: 'Hello', isOffline });
    expect(given).toMatchObject([{ keepalive: isOffline }]);
  },
);

test('a poll says what it has received', async () => {
  browser.network.serve(() => jsonResponse({ caseId: 'c', agentTyping: false, messageList: [] }));
  await client.poll('c', { index: 4, isTyping: true, wait: 20 });
  expect(sent().method).toBe('GET');
  expect(sent().url.href).toMatch(
    /^https:\/\/chat\.example\/api\/v1\/chat\/poll\/c\?index=4&isTyping=true&wait=20&at=\w+$/,
  );
});

test('a held poll has the time that it asked to be held', async () => {
  browser.network.serve(() => new Promise(() => undefined));
  let failed = false;
  client.poll('c', { index: 0, wait: 25 }).catch(() => (failed = true));
  await browser.clock.advance(39_999);
  expect(failed).toBe(false);
  await browser.clock.advance(1);
  expect(failed).toBe(true);
});

test('a message is sent with PUT', async () => {
  browser.network.serve(() =>
    jsonResponse({ caseId: 'c', messageType: '1', messageBody: 'Hello', index: 3 }),
  );
  const echo = await client.send({ caseId: 'c', messageType: 1, messageBody: 'Hello', messageId: 'm' });
  expect(echo).toEqual({ caseId: 'c', messageType: 1, messageBody: 'Hello', index: 3 });
  expect(sent().method).toBe('PUT');
});

test('an answer that makes no sense counts as no answer', async () => {
  browser.network.serve(() => jsonResponse({ hello: 'world' }));
  await expect(client.start({ widgetId: 'w' })).rejects.toMatchObject({
    name: 'RequestFailure',
    status: 0,
  });
});
