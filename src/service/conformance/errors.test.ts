import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '../app';
import type { Context } from '../context';
import { createFakeReceiver } from '../delivery/fake-receiver';
import { demo } from '../demo/demo-organisation';
import { Failure } from '../domain/failure';
import { openTestService, type TestService } from '../testing/test-service';
import { newChat } from '../testing/test-visitor';

let service: TestService;

beforeAll(async () => {
  service = await openTestService({ ALLOW_PRIVATE_WEBHOOKS: '1' });
});
afterAll(() => service.stop());

const chat = { 'x-api-key': demo.keys.visitor };
const token = { authorization: demo.keys.token };
const logs = `/api/v2/${demo.orgId}/logs?start=2026-11-18&end=2026-11-18`;
const chatCalls = [
  ['GET', `/api/v1/chat/${demo.appWidgetId}`],
  ['POST', `/api/v1/chat?${new URLSearchParams({ ...newChat, widgetId: demo.appWidgetId })}`],
  ['GET', `/api/v1/chat/poll/${demo.widgetId}`],
  ['PUT', `/api/v1/chat?caseId=${demo.widgetId}&messageType=1&messageBody=x`],
] as const;

/** The service over parts of its own that do something else. */
async function appWith(changes: Partial<Context>) {
  const folders = { widget: import.meta.dirname, console: import.meta.dirname };
  return createApp({ context: { ...service.context, ...changes }, stopping: service.stopping, folders });
}

/** A store as on a broken disk, or as one that is going down: every call fails. */
async function withStoreThat<T>(fails: () => never, ask: () => Promise<T>): Promise<T> {
  const { cases, widgets, caseLogs } = service.context.store;
  const spies = [
    vi.spyOn(cases, 'get').mockImplementation(fails),
    vi.spyOn(cases, 'heads').mockImplementation(fails),
    vi.spyOn(widgets, 'get').mockImplementation(fails),
    vi.spyOn(caseLogs, 'lastClosing').mockImplementation(fails),
  ];
  try {
    return await ask();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

function breakDown(): never {
  throw new Error('select "text" from "entries": /var/lib/data/base/1 is not readable');
}

describe('Errors of the visitor chat', () => {
  test.each(chatCalls)('500 tells nothing of the inside: %s %s', async (method, url) => {
    function ask() {
      return service.app.inject({ method, url, headers: chat });
    }
    const answer = await withStoreThat(breakDown, ask);
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { code: 500, message: 'Something went wrong on our side. Try again later.' },
    ]);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });
});

describe('Errors of the logs export', () => {
  test('500 tells nothing of the inside', async () => {
    const answer = await withStoreThat(breakDown, () => service.app.inject({ url: logs, headers: token }));
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { code: 500, message: 'Something went wrong on our side. Try again later.' },
    ]);
  });

  test('503 with Retry-After while the store is away, and while the service stops', async () => {
    function away(): never {
      throw new Failure('unavailable', undefined, 2_000);
    }
    function ask() {
      return service.app.inject({ url: logs, headers: token });
    }
    const stopping = await openTestService();
    stopping.stopping.begin();
    const answers = [
      await withStoreThat(away, ask),
      await stopping.app.inject({ url: logs, headers: token }),
    ];
    await stopping.stop();
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 503 }]);
      expect(answer.headers['retry-after']).toBe('2');
    }
  });

  test('504 after half a minute', async () => {
    const app = await appWith({ exportLogs: () => new Promise(() => {}) });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const asked = app.inject({ url: logs, headers: token });
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), 10_000);
      await vi.advanceTimersByTimeAsync(30_000);
      const answer = await asked;
      expect([answer.statusCode, answer.json()]).toEqual([
        504,
        { code: 504, message: 'This took too long. Request less at once, for example fewer days.' },
      ]);
    } finally {
      vi.useRealTimers();
      await app.close();
    }
  });
});

test('Errors of the agent status and of receivers: 401 of a receiver fails the try, and the next one comes', async () => {
  const receiver = await createFakeReceiver();
  receiver.answer(({ headers }, response) => {
    response.writeHead(headers.authorization === 'the right one' ? 204 : 401).end();
  });
  const { endpointAdministration, deliveryLog, delivery } = service.context;
  const { id } = await endpointAdministration.add(demo.orgId, {
    purpose: 'agentStatus',
    url: receiver.url,
    token: 'wrong',
  });
  const deliveryId = (await deliveryLog.test(demo.orgId, id)) ?? '';
  await delivery.processAll();
  expect(await deliveryLog.attempts(demo.orgId, deliveryId)).toMatchObject([
    { isDelivered: false, status: 401 },
  ]);
  await endpointAdministration.update(demo.orgId, id, { token: 'the right one' });
  service.clock.advance(6_000);
  await delivery.processAll();
  expect(await deliveryLog.attempts(demo.orgId, deliveryId)).toMatchObject([{}, { isDelivered: true }]);
  await endpointAdministration.remove(demo.orgId, id);
  await receiver.close();
});
