import { expect } from 'vitest';
import type { Store } from '../store';
import { onEachEngine } from '../test-engines';
import { exampleEndpoint, exampleWidget } from '../test-records';

onEachEngine('endpoints and bans', ({ check, prepare }) => {
  let store: Store;
  const { id: widgetId } = exampleWidget();

  prepare(async (opened) => {
    store = opened.store;
    await store.organisations.add({ id: 1, name: 'Shop' });
    await store.organisations.add({ id: 2, name: 'Other' });
    await store.widgets.add(exampleWidget({ id: widgetId }), []);
  });

  check('gives endpoints back as they were, and clears what an update leaves out', async () => {
    const full = exampleEndpoint({
      purpose: 'bot',
      widgetId,
      agentEmail: 'bot@shop.example',
      token: 'secret "token"',
      secrets: [{ secret: 'whsec_a' }, { secret: 'whsec_b', until: 9_000 }],
      switchedOffReason: 'It answered 410.',
      failingSince: 4_000,
      pausedUntil: 5_000,
      isEnabled: false,
    });
    await store.endpoints.add(full);
    expect(await store.endpoints.get(1, full.id)).toStrictEqual(full);
    await store.endpoints.remove(2, full.id);
    expect(await store.endpoints.get(2, full.id)).toBeUndefined();
    expect(await store.endpoints.lock(2, full.id)).toBeUndefined();
    const {
      token: _token,
      switchedOffReason: _reason,
      failingSince: _since,
      pausedUntil: _until,
      ...rest
    } = full;
    await store.endpoints.update({ ...rest, isEnabled: true });
    expect(await store.endpoints.lock(1, full.id)).toStrictEqual({ ...rest, isEnabled: true });
    await store.endpoints.remove(1, full.id);
    expect(await store.endpoints.get(1, full.id)).toBeUndefined();
  });

  check('finds the enabled ones that want an event', async () => {
    const status = exampleEndpoint();
    const off = exampleEndpoint({ isEnabled: false });
    const cases = exampleEndpoint({ purpose: 'caseEvents', widgetId });
    for (const endpoint of [status, off, cases]) await store.endpoints.add(endpoint);
    expect(await store.endpoints.wanting({ orgId: 1 }, 'agentStatus')).toEqual([status]);
    expect(await store.endpoints.wanting({ orgId: 2 }, 'agentStatus')).toEqual([]);
    expect(await store.endpoints.wanting({ orgId: 1, widgetId }, 'caseEvents')).toEqual([cases]);
    expect(await store.endpoints.wanting({ orgId: 2, widgetId }, 'caseEvents')).toEqual([]);
    expect(await store.endpoints.wanting({ orgId: 1, widgetId: 'other' }, 'caseEvents')).toEqual([]);
    await store.endpoints.switchOff(1, status.id, 'Too many failures.');
    expect(await store.endpoints.wanting({ orgId: 1 }, 'agentStatus')).toEqual([]);
    expect(await store.endpoints.get(1, status.id)).toMatchObject({
      switchedOffReason: 'Too many failures.',
    });
  });

  check('remembers since when there was nothing but failures', async () => {
    const endpoint = exampleEndpoint();
    await store.endpoints.add(endpoint);
    function fail(at: number) {
      return store.endpoints.noteFailure(1, endpoint.id, { at, endedAt: at, patienceMs: 0 });
    }
    expect(await fail(2_000)).toBe(2_000);
    expect(await fail(3_000)).toBe(2_000);
    await store.endpoints.noteSuccess(1, endpoint.id);
    expect(await fail(4_000)).toBe(4_000);
    const day = 24 * 3_600_000;
    for (let days = 1; days <= 4; days++) expect(await fail(4_000 + days * day)).toBe(4_000);
    // Not tried for longer, it may have been there in between.
    expect(await fail(4_000 + 7 * day)).toBe(4_000 + 7 * day);
  });

  check('pauses an endpoint for as long as it has been failing, up to five minutes and a tenth', async () => {
    const endpoint = exampleEndpoint();
    await store.endpoints.add(endpoint);
    async function pauseAfter(at: number, { took = 0, patienceMs = 0 } = {}) {
      await store.endpoints.noteFailure(1, endpoint.id, { at, endedAt: at + took, patienceMs });
      const { pausedUntil } = (await store.endpoints.get(1, endpoint.id)) ?? {};
      return pausedUntil === undefined ? undefined : pausedUntil - at - took;
    }
    function expectAbout(pause: number | undefined, least: number) {
      expect(pause).toBeGreaterThanOrEqual(least);
      expect(pause).toBeLessThanOrEqual(least * 1.1);
    }
    expect(await pauseAfter(10_000)).toBeUndefined();
    expect(await pauseAfter(15_000, { patienceMs: 30_000 })).toBeUndefined();
    expectAbout(await pauseAfter(15_000, { took: 15_000 }), 5_000);
    const first = (await store.endpoints.get(1, endpoint.id))?.pausedUntil ?? 0;
    expect(await pauseAfter(first - 1)).toBe(1);
    expectAbout(await pauseAfter(50_000), 40_000);
    expectAbout(await pauseAfter(10_000 + 3_600_000), 300_000);
    await store.endpoints.resume(1, endpoint.id);
    expect(await store.endpoints.get(1, endpoint.id)).not.toHaveProperty('pausedUntil');
    await pauseAfter(10_000 + 7_200_000);
    await store.endpoints.noteSuccess(1, endpoint.id);
    expect(await store.endpoints.get(1, endpoint.id)).toStrictEqual(endpoint);
  });

  check('keeps a ban until it ends, and only for its organisation', async () => {
    const ban = { id: 'ban', orgId: 1, who: 'email v@x.example', caseId: 'case', createdAt: 1_000 };
    await store.bans.add({ ...ban, until: 5_000 });
    await store.bans.add({ ...ban, id: 'for good', who: 'address 203.0.113.9', createdAt: 2_000 });
    function holds(now: number, ...who: string[]) {
      return store.bans.holds(1, who, now);
    }
    expect(await holds(4_999, 'email v@x.example')).toBe(true);
    expect(await holds(5_000, 'email v@x.example')).toBe(false);
    expect(await holds(9_000, 'email w@x.example', 'address 203.0.113.9')).toBe(true);
    expect(await store.bans.holds(2, ['address 203.0.113.9'], 1_000)).toBe(false);
    expect((await store.bans.list(1, 4_000)).map(({ id }) => id)).toEqual(['for good', 'ban']);
    await store.bans.removeExpired(5_000);
    expect(await store.bans.list(1, 0)).toEqual([
      { ...ban, id: 'for good', who: 'address 203.0.113.9', createdAt: 2_000 },
    ]);
    expect(await store.bans.remove(2, 'for good')).toBe(false);
    expect(await store.bans.remove(1, 'for good')).toBe(true);
  });
});
