import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Attempt, Claim, Delivery, NewDelivery } from '../../domain/outbox/outbox';
import type { Store } from '../store';
import { onEachEngine } from '../test-engines';
import { exampleDelivery, exampleEndpoint } from '../test-records';

const attempt: Attempt = {
  at: 2_000,
  durationMs: 12,
  target: 'https://shop.example/hook',
  isDelivered: true,
  status: 200,
};
const failure: Attempt = {
  ...attempt,
  isDelivered: false,
  status: 500,
  error: 'It answered 500.',
  response: 'no\0',
};

onEachEngine('the outbox', ({ check, prepare }) => {
  let store: Store;

  prepare(async (opened) => {
    store = opened.store;
    await store.organisations.add({ id: 1, name: 'Shop' });
  });

  /** Deliveries of one endpoint that no other test uses, in this order; `key id`. */
  async function add(...named: string[]): Promise<string> {
    const endpointId = randomUUID();
    for (const name of named) {
      const [orderKey = ''] = name.split(' ');
      await store.outbox.add(exampleDelivery({ id: `${name} ${endpointId}`, orderKey, endpointId }));
    }
    return endpointId;
  }

  async function claim(endpointId: string, changes: Partial<Claim> = {}) {
    const claimed = await store.outbox.claim({
      channel: 'webhook',
      holder: 'one',
      now: 5_000,
      leaseMs: 1_000,
      limit: 100,
      perEndpoint: 10,
      perOrganisation: 100,
      ...changes,
    });
    return claimed.filter((delivery) => delivery.endpointId === endpointId);
  }
  function names(deliveries: Delivery[]) {
    return deliveries.map(({ id }) => id.split(' ').slice(0, 2).join(' '));
  }
  function first(deliveries: Delivery[]): Delivery {
    if (!deliveries[0]) throw new Error('Nothing was claimed.');
    return deliveries[0];
  }

  check('gives deliveries back as they were, the payload in its order', async () => {
    const endpointId = await add('a 1');
    const [claimed] = await claim(endpointId);
    expect(claimed).toStrictEqual({
      ...exampleDelivery({ id: `a 1 ${endpointId}`, orderKey: 'a', endpointId }),
      position: claimed?.position,
      state: 'pending',
      attempts: 0,
      nextAttemptAt: 1_000,
      lease: { holder: 'one', until: 6_000 },
    });
    expect(JSON.stringify(claimed?.payload)).toBe(JSON.stringify(exampleDelivery().payload));
  });

  check('hands out the first of each key alone, until it is settled', async () => {
    const endpointId = await add('a 1', 'a 2', 'b 1');
    const claimed = await claim(endpointId);
    expect(names(claimed)).toEqual(['a 1', 'b 1']);
    expect(await claim(endpointId)).toEqual([]);
    await store.outbox.record(first(claimed), attempt, { state: 'done' });
    expect(names(await claim(endpointId))).toEqual(['a 2']);
  });

  check('lets organisations take turns, however much one of them has waiting', async () => {
    const greedy = 7_001;
    const quiet = 7_002;
    function put(orgId: number, n: number) {
      const id = randomUUID();
      const endpointId = `${orgId} ${n}`;
      return store.outbox.add(exampleDelivery({ id, orgId, endpointId, createdAt: n }));
    }
    for (const id of [greedy, quiet]) await store.organisations.add({ id, name: `Shop ${id}` });
    for (let n = 0; n < 20; n++) await put(greedy, n);
    await put(quiet, 900);
    async function claimedBy(limit: number, perOrganisation: number) {
      const claimed = await store.outbox.claim({
        channel: 'webhook',
        holder: 'one',
        now: 950,
        leaseMs: 1_000,
        limit,
        perEndpoint: 10,
        perOrganisation,
      });
      return claimed.map(({ orgId }) => orgId).sort();
    }
    expect(await claimedBy(2, 8)).toEqual([greedy, quiet]);
    expect(await claimedBy(100, 8)).toEqual(Array.from({ length: 7 }, () => greedy));
    expect(await claimedBy(100, 8)).toEqual([]);
  });

  check('counts what an organisation has under way for each channel by itself', async () => {
    const orgId = 7_003;
    await store.organisations.add({ id: orgId, name: 'Shop' });
    function put(channel: 'webhook' | 'push') {
      const id = randomUUID();
      return store.outbox.add({ ...exampleDelivery({ id, orgId, endpointId: id }), channel } as NewDelivery);
    }
    async function claimed(channel: 'webhook' | 'push') {
      const found = await store.outbox.claim({
        channel,
        holder: 'one',
        now: 5_000,
        leaseMs: 1_000,
        limit: 100,
        perEndpoint: 10,
        perOrganisation: 2,
      });
      return found.filter((delivery) => delivery.orgId === orgId).length;
    }
    for (let at = 0; at < 3; at++) await put('webhook');
    await put('push');
    expect([await claimed('webhook'), await claimed('push'), await claimed('webhook')]).toEqual([2, 1, 0]);
  });

  check('hands out one at a time of an endpoint of webhooks that fails', async () => {
    const endpointId = await add('a 1', 'b 1', 'c 1');
    await store.endpoints.add(exampleEndpoint({ id: endpointId, failingSince: 4_000 }));
    expect(names(await claim(endpointId))).toEqual(['a 1']);
    await store.endpoints.noteSuccess(1, endpointId);
    expect(names(await claim(endpointId))).toEqual(['b 1', 'c 1']);
  });

  check('leaves an endpoint of webhooks alone while it is paused, but for tests of it', async () => {
    const endpointId = await add('a 1', 'b 1');
    await store.endpoints.add(exampleEndpoint({ id: endpointId, failingSince: 4_000, pausedUntil: 6_000 }));
    expect(await claim(endpointId, { now: 5_999 })).toEqual([]);
    const id = `test 1 ${endpointId}`;
    const test = exampleDelivery({ id, orderKey: id, endpointId });
    await store.outbox.add({
      ...test,
      kind: 'test',
      channel: 'webhook',
      payload: { event: 'test', timestamp: 1 },
    });
    expect(names(await claim(endpointId, { now: 5_999 }))).toEqual(['test 1']);
    expect(names(await claim(endpointId, { now: 7_000 }))).toEqual(['a 1']);
  });

  check('hands out no more of an endpoint than may be under way', async () => {
    const endpointId = await add('a 1', 'b 1', 'c 1');
    expect(names(await claim(endpointId, { perEndpoint: 2 }))).toEqual(['a 1', 'b 1']);
    expect(await claim(endpointId, { perEndpoint: 2 })).toEqual([]);
    expect(names(await claim(endpointId, { perEndpoint: 3 }))).toEqual(['c 1']);
  });

  check('hands out again what a killed worker had, and lets its late word change nothing', async () => {
    const endpointId = await add('a 1');
    const stale = first(await claim(endpointId));
    expect(await claim(endpointId, { now: 5_999, holder: 'two' })).toEqual([]);
    expect(names(await claim(endpointId, { now: 6_000, holder: 'two' }))).toEqual(['a 1']);
    expect(await store.outbox.record(stale, attempt, { state: 'done' })).toBe(false);
    expect(await store.outbox.get(1, stale.id)).toMatchObject({ state: 'pending', attempts: 0 });
    expect(await store.outbox.attempts(1, stale.id)).toEqual([attempt]);
  });

  check('hands out at once what a dead process had, when its leases are taken back', async () => {
    const endpointId = await add('a 1');
    await claim(endpointId);
    await store.outbox.releaseLeases();
    expect(names(await claim(endpointId))).toEqual(['a 1']);
  });

  check('hands out at once what a worker holds without knowing it', async () => {
    const endpointId = await add('a 1', 'b 1', 'c 1');
    const [known] = await claim(endpointId, { limit: 1 });
    await claim(endpointId, { limit: 1 });
    await claim(endpointId, { limit: 1, holder: 'two' });
    await store.outbox.releaseLeases({ holder: 'one', underWay: [known?.id ?? ''] });
    expect(names(await claim(endpointId))).toEqual(['b 1']);
  });

  check('lets what is behind a failure wait with it, and go when it is settled', async () => {
    const endpointId = await add('a 1', 'a 2');
    const later = { state: 'pending', nextAttemptAt: 9_000 } as const;
    expect(await store.outbox.record(first(await claim(endpointId)), failure, later)).toBe(true);
    expect(await claim(endpointId, { now: 8_999 })).toEqual([]);
    const [second] = await store.outbox.list(1, { endpointId, limit: 1 });
    expect(second).toMatchObject({ nextAttemptAt: 9_000, attempts: 0 });
    const again = first(await claim(endpointId, { now: 9_000 }));
    expect(again).toMatchObject({ attempts: 1 });
    await store.outbox.record(again, failure, { state: 'failed', reason: 'No more tries.' });
    expect(names(await claim(endpointId, { now: 9_000 }))).toEqual(['a 2']);
  });

  check('lets no mail wait for one of its chat to somebody else', async () => {
    const endpointId = randomUUID();
    for (const [number, to] of ['team@x.example', 'ann@x.example', 'team@x.example'].entries()) {
      const id = `${to} ${number} ${endpointId}`;
      const payload = { to };
      await store.outbox.add({
        ...exampleDelivery({ id, endpointId }),
        channel: 'mail',
        kind: 'transcript',
        payload,
      } as NewDelivery);
    }
    const claimed = await claim(endpointId, { channel: 'mail' });
    expect(names(claimed)).toEqual(['team@x.example 0', 'ann@x.example 1']);
    const later = { state: 'pending', nextAttemptAt: 9_000 } as const;
    for (const delivery of claimed) await store.outbox.record(delivery, failure, later);
    const waiting = await store.outbox.list(1, { endpointId, limit: 9 });
    expect(waiting.map(({ nextAttemptAt }) => nextAttemptAt)).toEqual([9_000, 9_000, 9_000]);
    const again = await claim(endpointId, { channel: 'mail', now: 9_000 });
    for (const delivery of again) await store.outbox.record(delivery, attempt, { state: 'done' });
    expect(names(await claim(endpointId, { channel: 'mail', now: 9_000 }))).toEqual(['team@x.example 2']);
  });

  check('tells what became of each, with its latest attempt, newest first and by pages', async () => {
    const endpointId = await add('a 1', 'b 1');
    const claimed = first(await claim(endpointId));
    await store.outbox.record(claimed, failure, { state: 'failed', reason: 'It answered 500.' });
    const [newest, oldest] = await store.outbox.list(1, { endpointId, limit: 10 });
    expect(newest).toMatchObject({ orderKey: 'b', state: 'pending' });
    expect(oldest).toMatchObject({
      state: 'failed',
      reason: 'It answered 500.',
      attempts: 1,
      lastAttempt: { ...failure, response: 'no\uFFFD' },
    });
    const before = newest?.position ?? 0;
    expect(names(await store.outbox.list(1, { endpointId, before, limit: 10 }))).toEqual(['a 1']);
    expect(names(await store.outbox.list(1, { endpointId, state: 'pending', limit: 10 }))).toEqual(['b 1']);
    expect(await store.outbox.list(1, { endpointId, channel: 'mail', limit: 10 })).toEqual([]);
    expect(await store.outbox.list(2, { endpointId, limit: 10 })).toEqual([]);
    expect(await store.outbox.attempts(2, claimed.id)).toEqual([]);
  });

  check('redelivers a settled one behind the others of its key, a waiting one in its place', async () => {
    const endpointId = await add('a 1', 'a 2', 'a 3');
    const claimed = first(await claim(endpointId));
    await store.outbox.record(claimed, failure, { state: 'failed', reason: 'No more tries.' });
    expect(await store.outbox.redeliver(2, claimed.id, 5_000)).toBe(false);
    expect(await store.outbox.redeliver(1, claimed.id, 5_000)).toBe(true);
    const sent: string[] = [];
    for (let turn = 0; turn < 3; turn++) {
      const next = first(await claim(endpointId));
      sent.push(...names([next]));
      await store.outbox.record(next, attempt, { state: 'done' });
    }
    expect(sent).toEqual(['a 2', 'a 3', 'a 1']);
  });

  check(
    'forgets what was settled long ago, with its attempts, and gives up what could not be sent',
    async () => {
      const endpointId = await add('a 1', 'b 1');
      const claimed = first(await claim(endpointId));
      await store.outbox.record(claimed, attempt, { state: 'done' });
      await store.outbox.removeSettled(1_000, 1_000);
      expect(await store.outbox.list(1, { endpointId, limit: 10 })).toHaveLength(2);
      await store.outbox.removeSettled(1_001, 1_000);
      expect(names(await store.outbox.list(1, { endpointId, limit: 10 }))).toEqual(['b 1']);
      const waiting = await store.outbox.countPending(1, 'webhook', 100);
      await store.outbox.giveUp(1_001, 'Too late.');
      expect(await store.outbox.list(1, { endpointId, limit: 10 })).toMatchObject([
        { state: 'failed', reason: 'Too late.' },
      ]);
      expect(await store.outbox.countPending(1, 'webhook', 100)).toBeLessThan(waiting);
    },
  );

  check('holds what is added in a transaction only when that is committed', async () => {
    const delivery = exampleDelivery();
    const failing = store.transaction(async ({ outbox }) => {
      await outbox.add(delivery);
      throw new Error('Too bad.');
    });
    await expect(failing).rejects.toThrow('Too bad.');
    expect(await store.outbox.get(1, delivery.id)).toBeUndefined();
  });
});
