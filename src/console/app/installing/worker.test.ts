import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const origin = 'https://chat.shop.example';
const chat = '/console/#/cases/a';
const push = { title: 'Bo is waiting', text: 'Hello?', tag: 'a', url: chat };

/** The worker in a browser that has these pages open, the one that was looked at last first. */
function workerBeside(...pages: { url: string; focused?: true }[]) {
  const happened: unknown[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const windows = pages.map(({ url, focused = false }) => ({
    url: origin + url,
    focused,
    focus: async () => happened.push(`focus ${url}`),
    postMessage: (message: unknown) => happened.push(message),
  }));
  const self = {
    location: { origin },
    addEventListener: (type: string, fn: (event: object) => void) => listeners.set(type, fn),
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => happened.push(`open ${url}`),
    },
    registration: { showNotification: async (title: string) => happened.push(title) },
  };
  runInNewContext(readFileSync(new URL('worker.js', import.meta.url), 'utf8'), { self, URL });
  return async (type: string, event: object) => {
    let work: Promise<unknown> | undefined;
    listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
    return happened;
  };
}

test('an agent who looks at a console is shown nothing, and one who looks at another page of the address is', async () => {
  const data = { json: () => push };
  expect(await workerBeside({ url: '/console/', focused: true })('push', { data })).toEqual([]);
  for (const url of ['/openapi/', '/try/w1', '/console/preview.html', '/'])
    expect(await workerBeside({ url: '/console/' }, { url, focused: true })('push', { data })).toEqual([
      push.title,
    ]);
});

test('a click opens the chat in an open console, not in the page that was looked at last, or else in a new one', async () => {
  const notification = { data: chat, close() {} };
  const beside = workerBeside({ url: '/openapi/' }, { url: '/console/#/cases/b' });
  expect(await beside('notificationclick', { notification })).toEqual([
    'focus /console/#/cases/b',
    { open: '#/cases/a' },
  ]);
  expect(await workerBeside({ url: '/openapi/' })('notificationclick', { notification })).toEqual([
    `open ${origin}${chat}`,
  ]);
});
