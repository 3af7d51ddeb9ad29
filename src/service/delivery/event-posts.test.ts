import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeEndpoint } from './fake-endpoints';
import { createFakeReceiver, type FakeReceiver } from './fake-receiver';
import { createEventPosts } from './event-posts';
import { createGuardedLookup } from './guarded-lookup';
import { createEventPoster } from './post-event';
import { resolveOnMachine } from './resolve-name';

let bot: FakeReceiver;
beforeEach(async () => void (bot = await createFakeReceiver()));
afterEach(() => bot.close());

function ask(timeoutMs?: number) {
  const rules = { allowPrivate: true };
  const lookup = createGuardedLookup(resolveOnMachine, rules);
  const posts = createEventPosts(
    createEventPoster({ now: () => Date.now(), elapsed: () => performance.now() }, { ...rules, lookup }),
  );
  const payload = { event: 'chatClosed', widget_id: 'w', case_id: 'c', timestamp: 1 } as const;
  return posts.ask(fakeEndpoint('bot', bot.url), { id: 'evt-1', payload }, timeoutMs);
}

test('the reply is read as JSON, no matter what its content type says', async () => {
  bot.answer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/plain' }).end('{"content":[]}'),
  );
  expect(await ask()).toMatchObject({ attempt: { isDelivered: true, status: 200 }, reply: { content: [] } });
  expect(JSON.parse(bot.received[0]?.body ?? '')).toMatchObject({ event: 'chatClosed' });
});

test('an empty reply is fine', async () => {
  expect(await ask()).toMatchObject({ attempt: { isDelivered: true, status: 204 }, reply: undefined });
});

test('an error status is a failure that the log explains', async () => {
  bot.answer((_request, response) => response.writeHead(503).end('{"content":[]}'));
  expect(await ask()).toMatchObject({
    attempt: { isDelivered: false, status: 503, error: 'The endpoint answered 503.' },
    reply: undefined,
  });
});

test('a web page in place of a reply is a failure, since a proxy or another program answered', async () => {
  bot.answer((_request, response) => response.writeHead(200).end('\n<!doctype html><p>Welcome'));
  expect(await ask()).toMatchObject({
    attempt: { isDelivered: false, status: 200, error: 'The answer is a web page and no reply of a bot.' },
    reply: undefined,
  });
});

test('a reply that breaks off, or does not end in time, is a failure', async () => {
  for (const end of [(response: ServerResponse) => response.destroy(), () => {}]) {
    bot.answer((_request, response) => {
      response.writeHead(200).write('{"content":');
      setTimeout(() => end(response), 20);
    });
    expect(await ask(500)).toMatchObject({
      attempt: { isDelivered: false, status: 200, error: 'The answer broke off.' },
      reply: undefined,
    });
  }
});

test('a reply behind a byte order mark is read', async () => {
  bot.answer((_request, response) => response.writeHead(200).end('\uFEFF{"content":[]}'));
  expect(await ask()).toMatchObject({ attempt: { isDelivered: true }, reply: { content: [] } });
});

test.each([
  ['is not JSON', 'OK', 'The answer is not JSON.'],
  ['is too long', JSON.stringify('x'.repeat(300_000)), /longer than 256 kB/],
])(
  'a reply that %s counts as taken and says nothing, and the log explains it',
  async (_name, body, error) => {
    bot.answer((_request, response) => response.writeHead(200).end(body));
    const { attempt, reply } = await ask();
    expect(reply).toBeUndefined();
    expect(attempt.isDelivered).toBe(true);
    expect(attempt.error).toMatch(error);
  },
);
