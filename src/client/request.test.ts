import { expect, test } from 'vitest';
import { createFakeBrowser, type FakeBrowser } from '../browser/fakes/fake-browser';
import { jsonResponse } from '../browser/fakes/fake-network';
import { request, RequestFailure, type RequestOptions } from './request';

const url = 'https://chat.example/thing';

function send(browser: FakeBrowser, options: Partial<RequestOptions> = {}) {
  return request({ fetch: browser.network.fetch, clock: browser.clock, url, ...options });
}

async function failureOf(answer: Promise<unknown>): Promise<RequestFailure> {
  const error = await answer.catch((reason: unknown) => reason);
  if (error instanceof RequestFailure) return error;
  throw new Error('There was no failure.', { cause: error });
}

test('answers the JSON, and nothing for an empty body', async () => {
  const browser = createFakeBrowser();
  browser.network.serve(() => jsonResponse({ online: 'true' }));
  expect(await send(browser)).toEqual({ online: 'true' });
  browser.network.serve(() => new Response(null, { status: 204 }));
  expect(await send(browser)).toBeUndefined();
});

test('what a page gives to all objects becomes no part of a request', async () => {
  const browser = createFakeBrowser();
  browser.network.serve(() => jsonResponse({}));
  const page = Object.prototype as { method?: string; body?: string };
  const sent: (RequestInit | undefined)[] = [];
  Object.assign(page, { method: 'POST', body: 'x' });
  try {
    await send(browser, {
      fetch: (input, init) => {
        sent.push(init);
        return browser.network.fetch(input, init);
      },
    });
  } finally {
    delete page.method;
    delete page.body;
  }
  expect(sent).toMatchObject([{ method: 'GET', body: null }]);
});

test.each([
  ['short', 'a'.repeat(19_999), true],
  // A browser would refuse 64 kB, and 20,000 characters may be as many bytes.
  ['long', 'a'.repeat(20_000), false],
])('a %s body goes on after its page only if it fits', async (_, body, keepalive) => {
  const browser = createFakeBrowser();
  browser.network.serve(() => jsonResponse({}));
  const sent: (RequestInit | undefined)[] = [];
  await send(browser, {
    method: 'POST',
    body,
    keepalive: true,
    fetch: (input, init) => {
      sent.push(init);
      return browser.network.fetch(input, init);
    },
  });
  expect(sent).toMatchObject([{ keepalive }]);
});

test('a refusal carries its status and what the server said', async () => {
  const browser = createFakeBrowser();
  browser.network.serve(() => jsonResponse({ code: 409, message: 'This chat has ended.' }, 409));
  const failure = await failureOf(send(browser));
  expect(failure).toMatchObject({ status: 409, message: 'This chat has ended.', retryAfter: undefined });
});

test('an empty refusal is one too', async () => {
  const browser = createFakeBrowser();
  browser.network.serve(() => new Response(null, { status: 404 }));
  expect(await failureOf(send(browser))).toMatchObject({ status: 404, body: undefined });
});

test.each([
  ['7', {}, 7000],
  ['0', {}, 0],
  ['Mon, 05 Jan 2026 12:00:30 GMT', {}, 30_000],
  ['Mon, 05 Jan 2026 12:00:30 GMT', { date: 'Mon, 05 Jan 2026 12:00:20 GMT' }, 10_000],
  ['Mon, 05 Jan 2026 11:00:00 GMT', {}, undefined],
  ['soon', {}, undefined],
])('Retry-After %s %j is %s ms', async (value, headers, expected) => {
  const browser = createFakeBrowser();
  browser.network.serve(() => jsonResponse({}, 503, { 'retry-after': value, ...headers }));
  expect((await failureOf(send(browser))).retryAfter).toBe(expected);
});

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the answer is not JSON', () => new Response('<html>Sign in to the hotel network')],
])('when %s the status is 0', async (_, server) => {
  const browser = createFakeBrowser();
  browser.network.serve(server);
  expect((await failureOf(send(browser))).status).toBe(0);
});

test.each([
  [403, '<h1>Blocked</h1>', true],
  [406, '<h1>Not acceptable</h1>', true],
  [403, '', false],
  [403, '{"code":403,"message":"No."}', false],
  [503, '<h1>Bad gateway</h1>', false],
])('a %s that says %j is of something in between: %s', async (status, body, isForeign) => {
  const browser = createFakeBrowser();
  browser.network.serve(() => new Response(body, { status }));
  expect((await failureOf(send(browser))).status).toBe(isForeign ? 0 : status);
});

test('may succeed later unless the server refuses the request itself', () => {
  const passing = [0, 400, 403, 404, 408, 409, 425, 429, 500, 501, 502, 503, 504].filter(
    (status) => new RequestFailure(status).isPassing,
  );
  expect(passing).toEqual([0, 408, 425, 429, 500, 502, 503, 504]);
});

test('stops after its time and leaves no timer behind', async () => {
  const browser = createFakeBrowser();
  let wasAborted = false;
  browser.network.serve(() => new Promise(() => undefined));
  const answer = failureOf(
    send(browser, {
      timeout: 5000,
      fetch: (input, init) => {
        init?.signal?.addEventListener('abort', () => (wasAborted = true));
        return browser.network.fetch(input, init);
      },
    }),
  );
  await browser.clock.advance(4999);
  expect(wasAborted).toBe(false);
  await browser.clock.advance(1);
  expect((await answer).status).toBe(0);
  expect(wasAborted).toBe(true);
  expect(browser.clock.pending()).toBe(0);
});

test('gives the rest of an answer as long as a usual one', async () => {
  const browser = createFakeBrowser();
  let bodySignal: AbortSignal | null | undefined;
  function fetch(_: RequestInfo | URL, init?: RequestInit) {
    bodySignal = init?.signal;
    const body = new ReadableStream({
      start(stream) {
        bodySignal?.addEventListener('abort', () => stream.error(bodySignal?.reason));
      },
    });
    return browser.clock.advance(0).then(() => new Response(body));
  }
  const answer = failureOf(send(browser, { timeout: 5000, fetch }));
  await browser.clock.settle();
  await browser.clock.advance(14_999);
  expect(bodySignal?.aborted).toBe(false);
  await browser.clock.advance(1);
  expect((await answer).status).toBe(0);
  expect(browser.clock.pending()).toBe(0);
});

test("an abort of the caller throws the caller's reason", async () => {
  const browser = createFakeBrowser();
  browser.network.serve(() => new Promise(() => undefined));
  const controller = new AbortController();
  const answer = send(browser, { signal: controller.signal });
  await browser.clock.settle();
  controller.abort('left the page');
  await expect(answer).rejects.toBe('left the page');
  await expect(send(browser, { signal: controller.signal })).rejects.toBe('left the page');
  expect(browser.network.requests).toHaveLength(1);
  expect(browser.clock.pending()).toBe(0);
});
