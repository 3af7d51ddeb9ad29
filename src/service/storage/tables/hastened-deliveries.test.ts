import { expect } from 'vitest';
import type { Attempt } from '../../domain/outbox/outbox';
import type { Store } from '../store';
import { onEachEngine } from '../test-engines';
import { exampleDelivery, exampleEndpoint } from '../test-records';

const failure: Attempt = {
  at: 1_000,
  durationMs: 1,
  target: 'https://shop.example/hook',
  isDelivered: false,
};

onEachEngine('the outbox after a clock that was ahead', ({ check, prepare }) => {
  let store: Store;

  prepare(async (opened) => {
    store = opened.store;
    await store.organisations.add({ id: 1, name: 'Shop' });
  });

  async function claim(now: number) {
    const claimed = await store.outbox.claim({
      channel: 'webhook',
      holder: 'one',
      now,
      leaseMs: 1_000,
      limit: 100,
      perEndpoint: 10,
      perOrganisation: 100,
    });
    return claimed.sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  check('sends what that clock has put off, and lets wait what its receiver has', async () => {
    const { id: endpointId } = exampleEndpoint();
    for (const id of ['asked to wait', 'tried', 'tried, behind it'])
      await store.outbox.add(exampleDelivery({ id, endpointId, orderKey: id.slice(0, 5) }));
    const [asked, tried] = await claim(5_000);
    if (!asked || !tried) throw new Error('Nothing was claimed.');
    await store.outbox.record(asked, failure, { state: 'pending', nextAttemptAt: 96_000 });
    await store.outbox.record(tried, { ...failure, at: 90_000 }, { state: 'pending', nextAttemptAt: 95_000 });
    await store.outbox.add(exampleDelivery({ id: 'new', endpointId, orderKey: 'new', createdAt: 90_000 }));
    expect(await claim(10_000)).toEqual([]);

    await store.outbox.hasten(10_000, 20_000);
    const sent: string[] = [];
    for (let turn = 0; turn < 2; turn++) {
      for (const claimed of await claim(10_000)) {
        sent.push(claimed.id);
        await store.outbox.record(claimed, { ...failure, at: 10_000 }, { state: 'done' });
      }
    }
    expect(sent).toEqual(['new', 'tried', 'tried, behind it']);
  });

  check('ends the pauses of endpoints which that clock has begun', async () => {
    const ahead = exampleEndpoint({ failingSince: 89_000, pausedUntil: 91_000 });
    const failing = exampleEndpoint({ failingSince: 9_000, pausedUntil: 11_000 });
    for (const endpoint of [ahead, failing]) await store.endpoints.add(endpoint);
    await store.outbox.hasten(10_000, 20_000);
    const { failingSince: _since, pausedUntil: _until, ...free } = ahead;
    expect(await store.endpoints.get(1, ahead.id)).toEqual(free);
    expect(await store.endpoints.get(1, failing.id)).toEqual(failing);
  });
});
