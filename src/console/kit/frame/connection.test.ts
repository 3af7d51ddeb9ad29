import { effect } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { settle } from '../../../browser/fakes/fake-clock';
import { RequestFailure } from '../../../client/request';
import { ConnectionModel } from './connection';
import { createFakeConsoleClient } from './fake-console-client';
import { createFakeBrowser } from '../../../browser/fakes/fake-browser';

function setUp(read = Promise.resolve()) {
  const client = createFakeConsoleClient();
  const browser = createFakeBrowser();
  const reported: string[] = [];
  const connection = new ConnectionModel(client, browser, {
    onEvent: ({ type }) => reported.push(type),
    onAgent: () => reported.push('agent'),
    onPoll() {
      reported.push('poll');
      return read;
    },
  });
  connection.start();
  return { client, clock: browser.clock, browser, reported, connection };
}

test('the line is up from the first hello on', () => {
  const { client, connection } = setUp();
  expect(connection.state.value).toEqual({ kind: 'connecting', isAgain: false });
  client.emit({ type: 'hello' });
  expect(connection.state.value).toEqual({ kind: 'on' });
});

test('a broken stream is tried again in growing steps until the service answers', async () => {
  const { client, clock, connection } = setUp();
  client.emit({ type: 'hello' });
  client.failure = new RequestFailure(0);
  client.breakDown();
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const state = connection.state.value;
    if (state.kind !== 'down') throw new Error(state.kind);
    pauses.push(state.retryAt - clock.now());
    await clock.advance(state.retryAt - clock.now());
  }
  expect(pauses).toEqual([500, 1000, 1000, 1000, 1000, 1000]);

  client.failure = undefined;
  await clock.advance(5000);
  client.emit({ type: 'hello' });
  expect(connection.state.value).toEqual({ kind: 'on' });
});

test('looking at the page again tries at once', async () => {
  const { client, browser, connection } = setUp();
  client.breakDown();
  browser.page.show();
  await settle();
  expect(connection.state.value).toEqual({ kind: 'connecting', isAgain: true });
  expect(client.isListening()).toBe(true);
});

test('a stream that opens and says nothing counts as broken where the service does not answer either', async () => {
  const { client, clock, connection } = setUp();
  client.failure = new RequestFailure(0);
  await clock.advance(5_000);
  expect(connection.state.value.kind).toBe('down');
  expect(client.isListening()).toBe(false);
});

test('where the service answers and its stream brings nothing it is polled, and the stream stays open', async () => {
  const { client, clock, connection, reported } = setUp();
  await clock.advance(5_000);
  expect(connection.state.value).toEqual({ kind: 'polling' });
  await clock.advance(10_000);
  expect(reported.filter((type) => type === 'poll')).toHaveLength(3);
  expect(client.isListening()).toBe(true);
  client.failure = new RequestFailure(0);
  await clock.advance(5_000);
  expect(connection.state.value.kind).toBe('down');
});

test('the next poll waits until what the one before found is read, however long that takes', async () => {
  let arrive: () => void = () => {};
  const { clock, reported } = setUp(new Promise((resolve) => (arrive = resolve)));
  await clock.advance(30_000);
  expect(reported).toEqual(['agent', 'poll']);
  arrive();
  await clock.advance(5_000);
  expect(reported).toEqual(['agent', 'poll', 'agent', 'poll']);
});

test('where the service answers and its stream breaks each time before it brings anything, it is polled, and the stream tried again', async () => {
  const { client, browser, clock, connection, reported } = setUp();
  for (let attempt = 0; attempt < 4; attempt += 1) {
    client.breakDown();
    await clock.advance(2_000);
  }
  const shown = new Set<string>();
  const stop = effect(() => void shown.add(connection.state.value.kind));
  for (let time = 0; time < 20_000; time += 100) {
    await clock.advance(100);
    client.breakDown();
  }
  expect([...shown]).toEqual(['polling']);
  expect(reported.filter((type) => type === 'poll').length).toBeGreaterThan(3);
  expect(client.isListening()).toBe(false);
  browser.page.show();
  await clock.advance(5_000);
  client.emit({ type: 'alive', within: 40_000, now: clock.now() });
  await clock.advance(15_000);
  client.emit({ type: 'alive', within: 40_000, now: clock.now() });
  stop();
  expect([...shown]).toEqual(['polling', 'on']);
});

test('a stream that is no longer held back takes the place of polls', async () => {
  const { client, clock, connection, reported } = setUp();
  await clock.advance(5_000);
  for (const late of [30_000, 15_000, 0])
    client.emit({ type: 'alive', within: 40_000, now: clock.now() - late });
  client.emit({ type: 'hello' });
  expect(connection.state.value).toEqual({ kind: 'polling' });
  await clock.advance(15_000);
  client.emit({ type: 'alive', within: 40_000, now: clock.now() });
  expect(connection.state.value).toEqual({ kind: 'on' });
  reported.length = 0;
  await clock.advance(20_000);
  expect(reported).toEqual([]);
});

test('a stream that lets its events through in batches does not take the place of polls', async () => {
  const { client, clock, connection, reported } = setUp();
  await clock.advance(5_000);
  for (let batch = 0; batch < 3; batch++) {
    await clock.advance(31_000);
    for (const late of [17_000, 2_000])
      client.emit({ type: 'alive', within: 40_000, now: clock.now() - late });
    expect(connection.state.value).toEqual({ kind: 'polling' });
  }
  reported.length = 0;
  await clock.advance(20_000);
  expect(reported.filter((type) => type === 'poll')).toHaveLength(4);
});

test('knows by how much the clock here is ahead of the service’s, even if events come late', () => {
  const { client, clock, connection } = setUp();
  client.emit({ type: 'alive', within: 40_000, now: clock.now() - 420_000 });
  expect(connection.clockAhead.value).toBe(420_000);
  client.emit({ type: 'alive', within: 40_000, now: clock.now() - 450_000 });
  expect(connection.clockAhead.value).toBe(420_000);
});

test('a line that falls silent without an end is opened again', async () => {
  const { client, clock, connection } = setUp();
  client.emit({ type: 'hello' });
  client.emit({ type: 'alive', within: 40_000 });
  await clock.advance(30_000);
  client.emit({ type: 'alive', within: 40_000 });
  await clock.advance(39_000);
  expect(connection.state.value).toEqual({ kind: 'on' });
  await clock.advance(1_000);
  expect(connection.state.value.kind).toBe('down');
  expect(client.isListening()).toBe(false);
});

test('a page that slept for an hour opens its line again as soon as it is looked at', async () => {
  const { client, browser, clock, connection } = setUp();
  client.emit({ type: 'hello' });
  client.emit({ type: 'alive', within: 40_000 });
  client.calls.length = 0;
  clock.shift(3_600_000);
  browser.page.show();
  await settle();
  expect(client.calls).toEqual(['session', 'events']);
  client.emit({ type: 'hello' });
  expect(connection.state.value).toEqual({ kind: 'on' });
});
