import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDeliveryLog } from '../domain/outbox/delivery-log';
import { createFakeOutbox } from '../domain/outbox/fake-outbox';
import type { NewDelivery } from '../domain/outbox/outbox';
import { createTestClock } from '../testing/test-clock';
import { createDelivery } from './delivery';
import { createFakeEndpoints, fakeEndpoint } from './fake-endpoints';
import { createFakeReceiver, type FakeReceiver } from './fake-receiver';
import type { EventPoster } from './post-event';
import { createWebhookChannel } from './webhook-channel';

let receiver: FakeReceiver;
beforeEach(async () => void (receiver = await createFakeReceiver()));
afterEach(() => receiver.close());

let now = 1_000_000_000;

function arrange(more: { isEnabled?: boolean } = {}) {
  const outbox = createFakeOutbox();
  const endpoints = createFakeEndpoints([fakeEndpoint('shop', receiver.url, more)]);
  const clock = { now: () => now, elapsed: () => now };
  const log = { error: (details: object) => expect.unreachable(JSON.stringify(details)) };
  const watchdog = { expect: () => () => {} };
  const { worker } = createDelivery(
    { allowPrivate: true },
    { outbox, endpoints, clock, timer: createTestClock(now), random: () => 0, holder: 'one', log, watchdog },
  );
  const deliveries = createDeliveryLog({ outbox, endpoints, clock, secrets: { uuid: () => 'test-1' } });
  return { outbox, endpoints, worker, deliveries };
}

function statusChange(id: string, status: 'online' | 'pause'): NewDelivery {
  const payload = { org: 1, agent_id: 'wc:maya@shop.example', status, timestamp: now };
  const orderKey = 'maya@shop.example';
  return {
    id,
    orgId: 1,
    channel: 'webhook',
    endpointId: 'shop',
    orderKey,
    kind: 'agentStatus',
    payload,
    createdAt: now,
  };
}

test('what was added arrives, in order, and the log has it', async () => {
  const { outbox, worker, deliveries } = arrange();
  await outbox.add(statusChange('1', 'online'));
  await outbox.add(statusChange('2', 'pause'));
  await worker.processAll();
  expect(receiver.received.map(({ body }) => JSON.parse(body).status)).toEqual(['online', 'pause']);
  expect(await deliveries.list(1, { limit: 10 })).toMatchObject([
    { id: '2', state: 'done', lastAttempt: { status: 204, target: receiver.url } },
    { id: '1', state: 'done', attempts: 1 },
  ]);
  expect(await deliveries.list(2, { limit: 10 })).toEqual([]);
});

test('Delivery of webhooks: 410 switches the endpoint off, and what else waited for it is cancelled', async () => {
  const { outbox, endpoints, worker } = arrange();
  receiver.answer((_request, response) => response.writeHead(410).end());
  await outbox.add(statusChange('1', 'online'));
  await outbox.add(statusChange('2', 'pause'));
  await worker.processAll();
  expect(receiver.received).toHaveLength(1);
  expect(await endpoints.get(1, 'shop')).toMatchObject({
    isEnabled: false,
    switchedOffReason: 'The endpoint responded with 410: it wants no more events.',
  });
  expect(outbox.all()).toMatchObject([
    { state: 'failed', reason: 'The endpoint responded with 410: it wants no more events.' },
    { state: 'cancelled', reason: 'The endpoint is switched off.' },
  ]);
});

test('three days of nothing but failures switch the endpoint off with the last reason', async () => {
  const { outbox, endpoints, worker } = arrange();
  receiver.answer((_request, response) => response.writeHead(500).end());
  await outbox.add(statusChange('1', 'online'));
  await worker.processAll();
  now += 3 * 24 * 3_600_000;
  await worker.processAll();
  expect(await endpoints.get(1, 'shop')).toMatchObject({
    isEnabled: false,
    switchedOffReason: 'The endpoint failed for three days. Last failure: The endpoint answered 500.',
  });
});

test('one success among failures begins the three days again', async () => {
  const { outbox, endpoints, worker } = arrange();
  receiver.answer((_request, response) => response.writeHead(500).end());
  await outbox.add(statusChange('1', 'online'));
  await worker.processAll();
  receiver.answer((_request, response) => response.writeHead(204).end());
  now += 3 * 24 * 3_600_000;
  await worker.processAll();
  expect(await endpoints.get(1, 'shop')).not.toHaveProperty('failingSince');
  receiver.answer((_request, response) => response.writeHead(500).end());
  await outbox.add(statusChange('2', 'pause'));
  await worker.processAll();
  expect(await endpoints.get(1, 'shop')).toMatchObject({ isEnabled: true, failingSince: now });
});

test('Retry-After of the answer is kept to', async () => {
  const { outbox, worker } = arrange();
  receiver.answer((_request, response) => response.writeHead(429, { 'retry-after': '120' }).end());
  await outbox.add(statusChange('1', 'online'));
  await worker.processAll();
  expect(outbox.all()[0]).toMatchObject({ state: 'pending', nextAttemptAt: now + 120_000 });
});

test('an endpoint that has been removed cancels what waited for it', async () => {
  const { outbox, worker } = arrange();
  await outbox.add({ ...statusChange('1', 'online'), endpointId: 'gone' });
  await worker.processAll();
  expect(outbox.all()[0]).toMatchObject({
    state: 'cancelled',
    reason: 'The endpoint has been removed.',
    attempts: 0,
  });
});

test('a test is sent to an endpoint that is switched off too, and only by its own organisation', async () => {
  const { worker, deliveries } = arrange({ isEnabled: false });
  expect(await deliveries.test(2, 'shop')).toBeUndefined();
  expect(await deliveries.test(1, 'shop')).toBe('test-1');
  await worker.processAll();
  expect(receiver.received.map(({ body }) => JSON.parse(body))).toEqual([{ event: 'test', timestamp: now }]);
  expect(await deliveries.attempts(1, 'test-1')).toMatchObject([{ isDelivered: true, status: 204 }]);
});

test('Delivery of webhooks: Every attempt is kept in a log, that of a redelivery under the same id', async () => {
  const { outbox, worker, deliveries } = arrange();
  await outbox.add(statusChange('1', 'online'));
  await worker.processAll();
  now += 60_000;
  expect(await deliveries.redeliver(2, '1')).toBe(false);
  expect(await deliveries.redeliver(1, '1')).toBe(true);
  await worker.processAll();
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual(['1', '1']);
  expect(receiver.received[1]?.headers['webhook-timestamp']).toBe(String(now / 1000));
  expect(await deliveries.attempts(1, '1')).toHaveLength(2);
});

test('without a mail server mails stay, visible as not sent', async () => {
  const { outbox, worker, deliveries } = arrange();
  const payload = {
    to: 'desk@shop.example',
    widgetName: 'Shop',
    timeZone: 'Etc/UTC',
    message: 'Hi',
    at: now,
    visitor: {},
  };
  await outbox.add({
    id: 'mail-1',
    orgId: 1,
    channel: 'mail',
    endpointId: 'mail',
    orderKey: 'case',
    kind: 'offlineMessage',
    payload,
    createdAt: now,
  });
  await worker.processAll();
  expect(await deliveries.list(1, { channel: 'mail', state: 'pending', limit: 10 })).toMatchObject([
    { id: 'mail-1', attempts: 0 },
  ]);
});

test('Delivery of webhooks: 15 s timeout', async () => {
  const timeouts: number[] = [];
  const endpoints = createFakeEndpoints([fakeEndpoint('shop', receiver.url)]);
  const attempt = { at: now, durationMs: 0, target: receiver.url, isDelivered: true };
  const poster: EventPoster = {
    async post(_endpoint, _event, { timeoutMs }) {
      timeouts.push(timeoutMs);
      return { attempt, sent: { headers: {}, body: '' } };
    },
  };
  const channel = createWebhookChannel({
    endpoints,
    poster,
    clock: { now: () => now, elapsed: () => now },
    timer: createTestClock(now),
  });
  const outbox = createFakeOutbox();
  await outbox.add(statusChange('1', 'online'));
  for (const delivery of outbox.all()) await channel.send(delivery);
  expect(timeouts).toEqual([15_000]);
});
