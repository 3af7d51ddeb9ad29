import { effect } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import type { LoggedCase } from '../../../operations/console/logs';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { LogsModel } from './logs';

const now = new Date(2026, 10, 22, 12).getTime();

function logged(id: string): LoggedCase {
  return { id, widgetId: 'w', outcome: 'missed', createdAt: 1, closedAt: 2, description: 'Hi' };
}

function setUp() {
  const client = createFakeCalls({
    'GET /logs': ({ query }) =>
      query.before ? { cases: [logged('b')] } : { cases: [logged('a')], before: '1.a' },
    'GET /widgets': () => ({ widgets: [] }),
  });
  const logs = new LogsModel({ client, clock: { now: () => now } });
  return { client, logs };
}

test('the last thirty days are read page by page, and again when something else is asked for', async () => {
  const { client, logs } = setUp();
  await logs.list.load();
  await logs.list.loadMore();
  expect(logs.list.items.value.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(logs.list.hasMore.value).toBe(false);
  logs.change({ outcome: 'missed', text: ' lamp ' });
  await Promise.resolve();
  expect(client.calls.at(-1)).toContain('"outcome":"missed"');
  expect(client.calls.at(-1)).toContain('"text":"lamp"');
  expect(client.calls.at(-1)).not.toContain('before');
  expect(client.calls[0]).toContain('"start":"2026-10-24","end":"2026-11-22"');
});

test('what is exported is what the filter lets through', () => {
  const { logs } = setUp();
  const seen: string[] = [];
  const stop = effect(() => void seen.push(logs.exports.value.csv));
  logs.change({ agent: 'maya@shop.example' });
  stop();
  expect(seen).toHaveLength(2);
  expect(seen[0]).not.toContain('agent');
  expect(seen[1]).toContain('"agent":"maya@shop.example","format":"csv"');
});

test('what came last for an older question is dropped', async () => {
  const { logs } = setUp();
  const slow = logs.list.load();
  logs.change({ label: 'vip' });
  await slow;
  expect(logs.list.items.value.map(({ id }) => id)).toEqual(['a']);
});

test('what was found before does not stand below another question whose answer failed', async () => {
  const { client, logs } = setUp();
  await logs.list.load();
  client.failNext(new RequestFailure(502));
  logs.change({ label: 'vip' });
  await expect.poll(() => logs.list.state.value.kind).toBe('failed');
  expect(logs.list.items.value).toEqual([]);
  expect(logs.list.hasMore.value).toBe(false);
});

test('a failure says why nothing came', async () => {
  const { client, logs } = setUp();
  client.failNext(new RequestFailure(0));
  await logs.list.load();
  expect(logs.list.state.value.kind).toBe('failed');
});
