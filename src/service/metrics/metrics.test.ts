import { get } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demo } from '../demo/demo-organisation';
import { exampleDelivery, exampleEndpoint } from '../storage/test-records';
import { signInToConsole } from '../testing/test-console';
import { openTestService, type TestService } from '../testing/test-service';
import { createTestVisitor } from '../testing/test-visitor';
import { createMeters, type Meters } from './meters';
import type { MetricsServer } from './metrics-server';
import { addReadMetrics, longestRead } from './read-metrics';
import { startMetrics } from './start-metrics';

const pubSub = { instances: () => 2 };
let service: TestService;
let meters: Meters;
let server: MetricsServer;
const visitor = createTestVisitor(() => service);
const stored = {
  pools: [{ name: 'requests', open: 4, idle: 3, waiting: 2 }],
  notifications: { batches: 5, lost: 1 },
};

beforeAll(async () => {
  meters = createMeters();
  service = await openTestService({}, { meters });
  const opened = { db: service.db, pubSub, figures: () => stored, hearsOthers: () => false };
  server = await startMetrics({ port: 0, host: '127.0.0.1', names: [] }, meters, opened, service.context);
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});

async function read(): Promise<string> {
  const answer = await fetch(server.url);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  return answer.text();
}

/** The value of one series, as `name{label="value"}`. */
async function valueOf(series: string): Promise<number> {
  const line = (await read()).split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? NaN);
}

test('answers are measured by the pattern of their route', async () => {
  const caseId = await visitor.start();
  await visitor.poll(caseId, '?index=0');
  await visitor.call('GET', '/poll/unknown');
  const route = '{method="GET",route="/api/v1/chat/poll/:caseId",status="200"}';
  expect(await valueOf(`chat_widget_request_seconds_count${route}`)).toBe(1);
  expect(
    await valueOf(
      'chat_widget_request_seconds_count{method="GET",route="/api/v1/chat/poll/:caseId",status="404"}',
    ),
  ).toBe(1);
});

test('polls that are answered ahead of the routes are counted', async () => {
  const url = await service.app.listen({ port: 0, host: '127.0.0.1' });
  const caseId = await visitor.start();
  await visitor.poll(caseId, '?index=0');
  const address = `${url}/api/v1/chat/poll/${caseId}?index=9&apiKey=${demo.keys.visitor}`;
  expect((await fetch(address)).status).toBe(200);
  expect(await valueOf('chat_widget_quick_polls_total')).toBe(1);
});

test('open chats, held polls and what waits to be sent are read', async () => {
  const { elsewhere, clock, context } = service;
  expect(await valueOf('chat_widget_open_chats{state="waiting"}')).toBeGreaterThan(0);
  expect(await valueOf('chat_widget_open_chats{state="active"}')).toBe(0);
  const leave = context.limits.heldPoll.enter('case');
  expect(await valueOf('chat_widget_held_polls')).toBe(1);
  leave?.();
  expect(await valueOf('chat_widget_held_polls')).toBe(0);

  expect(await valueOf('chat_widget_outbox_pending{channel="webhook"}')).toBe(0);
  await elsewhere.outbox.add(exampleDelivery({ orgId: demo.orgId, createdAt: clock.now() - 90_000 }));
  expect(await valueOf('chat_widget_outbox_pending{channel="webhook"}')).toBe(1);
  expect(await valueOf('chat_widget_outbox_oldest_seconds{channel="webhook"}')).toBe(90);
  expect(await valueOf('chat_widget_outbox_overdue_seconds{channel="webhook"}')).toBe(90);
});

test('mails that wait because there is no mail server are not overdue', async () => {
  await visitor.start({ isOffline: 'true' });
  service.clock.advance(90_000);
  expect(await valueOf('chat_widget_outbox_oldest_seconds{channel="mail"}')).toBe(90);
  expect(await valueOf('chat_widget_outbox_overdue_seconds{channel="mail"}')).toBe(0);
});

test('tries to deliver are counted by what became of them', async () => {
  await service.context.delivery.processAll();
  expect(await valueOf('chat_widget_delivery_tries_total{channel="webhook",outcome="cancelled"}')).toBe(1);
  expect(await valueOf('chat_widget_outbox_pending{channel="webhook"}')).toBe(0);
});

test('what waits behind another one of its chat, or for an endpoint that is paused since it fails, is not overdue', async () => {
  const { elsewhere, clock, db } = service;
  const overdue = 'chat_widget_outbox_overdue_seconds{channel="webhook"}';
  const endpoint = exampleEndpoint({ orgId: demo.orgId });
  await elsewhere.endpoints.add(endpoint);
  const mine = { orgId: demo.orgId, endpointId: endpoint.id, createdAt: clock.now() - 90_000 };
  const first = exampleDelivery(mine);
  await elsewhere.outbox.addAll([
    first,
    exampleDelivery(mine),
    exampleDelivery({ ...mine, orderKey: 'other' }),
  ]);
  expect(await valueOf(overdue)).toBe(90);

  await db
    .updateTable('endpoints')
    .set({ pausedUntil: clock.now() + 1 })
    .execute();
  expect(await valueOf(overdue)).toBe(0);
  await db
    .updateTable('endpoints')
    .set({ pausedUntil: clock.now() - 20_000 })
    .execute();
  expect(await valueOf(overdue)).toBe(20);

  await db.deleteFrom('deliveries').where('orderKey', '=', 'other').execute();
  await db
    .updateTable('deliveries')
    .set({ nextAttemptAt: clock.now() + 1 })
    .where('id', '=', first.id)
    .execute();
  expect(await valueOf('chat_widget_outbox_pending{channel="webhook"}')).toBe(2);
  expect(await valueOf(overdue)).toBe(0);
  await db.deleteFrom('deliveries').execute();
});

test('connections, notifications and the state of the service are read', async () => {
  expect(await valueOf('chat_widget_database_connections{pool="requests",state="used"}')).toBe(1);
  expect(await valueOf('chat_widget_database_waiting{pool="requests"}')).toBe(2);
  // Read a second time, a total is the same.
  expect(await valueOf('chat_widget_notify_batches_total')).toBe(5);
  expect(await valueOf('chat_widget_notify_lost_total')).toBe(1);
  expect(await valueOf('chat_widget_instances')).toBe(2);
  expect(await valueOf('chat_widget_notified')).toBe(0);
  expect(await valueOf('chat_widget_stalled_workers')).toBe(0);
  expect(await valueOf('chat_widget_build_info{version="test"}')).toBe(1);
  expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).not.toBeNaN();
});

test('they tell nothing of any person, chat or key', async () => {
  const caseId = await visitor.start({ email: 'ann@person.example', visitorMessage: 'My secret words' });
  const call = await signInToConsole(service, demo.agents[0].email);
  await call('GET', `/cases/${caseId}`);
  await call('GET', '/cases?text=ann%40person.example');
  await visitor.call('GET', `/poll/${caseId}?index=0&apiKey=${demo.keys.visitor}`);
  await service.app.inject(`/no/such/page/${caseId}?email=ann@person.example`);
  await service.app.inject({ method: 'DELETE', url: `/api/v1/chat/poll/${caseId}` });
  const text = await read();
  expect(text).toContain('/api/console/cases/:id');
  for (const secret of [
    caseId,
    demo.widgetId,
    ...Object.values(demo.keys),
    demo.agents[0].email,
    'secret words',
  ])
    expect(text).not.toContain(secret);
  expect(text).not.toMatch(/@|person\.example/);
});

test('they are read at their address alone', async () => {
  const { origin } = new URL(server.url);
  expect((await fetch(`${origin}/`)).status).toBe(404);
  expect((await fetch(server.url, { method: 'POST' })).status).toBe(404);
  expect((await service.app.inject('/metrics')).statusCode).toBe(404);
});

test('a database that hangs holds nobody up', async () => {
  vi.useFakeTimers();
  const { registry } = createMeters();
  const readAll = addReadMetrics(registry, {
    version: 'test',
    readDatabase: () => new Promise(() => {}),
    readStore: () => stored,
    hearsOthers: () => true,
    instances: () => 2,
    heldPolls: () => 0,
    consoleStreams: () => 0,
    clockSkew: () => 0,
    stalledWorkers: () => 0,
    isMailConfigured: true,
    now: () => 0,
  });
  const reading = readAll();
  await vi.advanceTimersByTimeAsync(longestRead);
  await reading;
  vi.useRealTimers();
  expect(await registry.getSingleMetricAsString('chat_widget_database_up')).toContain(
    'chat_widget_database_up 0',
  );
});

test('a website that leads its own name to the port reads nothing', async () => {
  function status(host: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      get(server.url, { headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).on('error', reject);
    });
  }
  expect(await status('evil.example')).toBe(421);
  expect(await status(new URL(server.url).host)).toBe(200);
});

test('a port that is in use is named', async () => {
  const port = Number(new URL(server.url).port);
  const place = { port, host: '127.0.0.1', names: [] };
  const opened = { db: service.db, pubSub, figures: () => stored, hearsOthers: () => true };
  await expect(startMetrics(place, createMeters(), opened, service.context)).rejects.toThrow(
    `port ${port} is taken by another program. Set METRICS_PORT to a free one.`,
  );
});

test('while the database does not answer, the rest is still read', async () => {
  const away = await openTestService({}, {});
  const opened = { db: away.db, pubSub, figures: () => stored, hearsOthers: () => true };
  const mine = createMeters();
  const its = await startMetrics({ port: 0, host: '127.0.0.1', names: [] }, mine, opened, away.context);
  await away.stop();
  const text = await (await fetch(its.url)).text();
  expect(text).toContain('chat_widget_database_up 0');
  expect(text).not.toMatch(/^chat_widget_open_chats\{/m);
  expect(text).toContain('chat_widget_held_polls 0');
  await its.stop();
});
