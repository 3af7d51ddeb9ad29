import { describe, expect, test } from 'vitest';
import { Failure } from '../domain/failure';
import type { Channel } from '../domain/outbox/delivery-channel';
import { tryTimes } from './schedule';
import { arrange, at, attempt, createGate, delivered, delivery, failed } from './test-worker';

test('a key goes on at once, though a try of it ends while another channel is being asked', async () => {
  let finishFirst: () => void = () => {};
  const whenFirstEnds = new Promise<void>((resolve) => {
    finishFirst = resolve;
  });
  const { outbox, sent, channel, worker } = arrange(async (id) => {
    if (id === '1') await whenFirstEnds;
    return delivered;
  });
  let mailClaims = 0;
  const endsTryWhileAsked: typeof outbox = {
    ...outbox,
    async claim(claim) {
      if (claim.channel === 'mail' && ++mailClaims === 2) {
        finishFirst();
        await new Promise((resolve) => void setImmediate(resolve));
      }
      return outbox.claim(claim);
    },
  };
  await outbox.add(delivery('1', 'case'));
  await outbox.add(delivery('2', 'case'));
  const channels: Channel[] = [channel, { ...channel, name: 'mail' }];
  await worker('one', { outbox: endsTryWhileAsked, channels }).processAll();
  expect(sent).toEqual(['1', '2']);
});

describe('order', () => {
  test('Delivery of webhooks: In order per case go those to one endpoint, as they were added', async () => {
    const { outbox, sent, worker } = arrange();
    for (const id of ['1', '2', '3', '4']) await outbox.add(delivery(id, 'case'));
    await worker().processAll();
    expect(sent).toEqual(['1', '2', '3', '4']);
    expect(outbox.all().map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done']);
  });

  test('what fails holds back its own key and endpoint alone', async () => {
    const { outbox, sent, time, worker } = arrange((id) =>
      id === 'a1' && sent.length < 5 ? failed : delivered,
    );
    await outbox.add(delivery('a1', 'a'));
    await outbox.add(delivery('a2', 'a'));
    await outbox.add(delivery('b1', 'b'));
    await outbox.add(delivery('a1 elsewhere', 'a', 'desk'));
    await outbox.add(delivery('a2 elsewhere', 'a', 'desk'));
    await worker().processAll();
    expect([...sent].sort()).toEqual(['a1', 'a1 elsewhere', 'a2 elsewhere', 'b1']);
    await time.pass(5000);
    sent.push('— five seconds later —');
    await worker().processAll();
    expect(sent.slice(-2)).toEqual(['a1', 'a2']);
  });

  test('holds when several workers are at it at once', async () => {
    const { outbox, sent, worker } = arrange(async () => {
      await new Promise((resolve) => void setImmediate(resolve));
      return delivered;
    });
    for (let index = 0; index < 20; index++)
      for (const key of ['a', 'b', 'c', 'd', 'e']) await outbox.add(delivery(`${key}${index}`, key));
    await Promise.all(['one', 'two', 'three'].map((holder) => worker(holder).processAll()));
    expect(sent).toHaveLength(100);
    for (const key of ['a', 'b', 'c', 'd', 'e'])
      expect(sent.filter((id) => id.startsWith(key))).toEqual(
        Array.from({ length: 20 }, (_, index) => `${key}${index}`),
      );
  });
});

describe('the schedule', () => {
  test('gives ten tries and then gives up', async () => {
    const { outbox, time, sent, worker } = arrange(() => failed);
    await outbox.add(delivery('1', 'case'));
    const times: number[] = [];
    for (let guard = 0; guard < 20 && outbox.all()[0]?.state === 'pending'; guard++) {
      await worker().processAll();
      times.push(time.now() - at);
      await time.pass((outbox.all()[0]?.nextAttemptAt ?? 0) - time.now());
    }
    expect(times).toEqual(tryTimes);
    expect(sent).toHaveLength(10);
    expect(outbox.all()[0]).toMatchObject({ state: 'failed', reason: 'Out of order.', attempts: 10 });
    expect(await outbox.attempts(1, '1')).toHaveLength(10);
  });

  test('tries nothing before its time', async () => {
    const { outbox, time, sent, worker } = arrange(() => failed);
    await outbox.add(delivery('1', 'case'));
    await worker().processAll();
    await time.pass(4999);
    await worker().processAll();
    expect(sent).toHaveLength(1);
  });

  test('Delivery of webhooks: Retry-After honoured', async () => {
    const { outbox, worker } = arrange(() => ({ ...failed, retryAfter: 90_000 }));
    await outbox.add(delivery('1', 'case'));
    await worker().processAll();
    expect(outbox.all()[0]).toMatchObject({ state: 'pending', attempts: 1, nextAttemptAt: at + 90_000 });
  });

  test('ends at once with a refusal, and with nowhere to go', async () => {
    const { outbox, worker } = arrange((id) =>
      id === '1'
        ? { outcome: 'refused', attempt: { ...attempt, isDelivered: false, error: 'Never.' } }
        : { outcome: 'cancelled', reason: 'Gone.' },
    );
    await outbox.add(delivery('1', 'case'));
    await outbox.add(delivery('2', 'case'));
    await worker().processAll();
    expect(outbox.all()).toMatchObject([
      { state: 'failed', reason: 'Never.' },
      { state: 'cancelled', reason: 'Gone.' },
    ]);
  });
});

describe('a slow endpoint', () => {
  test('has few tries under way and delays no other', async () => {
    const gate = createGate();
    const { outbox, sent, worker } = arrange((id) => (id.startsWith('slow') ? gate.answer(id) : delivered));
    for (let index = 0; index < 200; index++)
      await outbox.add(delivery(`slow${index}`, `case${index}`, 'slow'));
    for (let index = 0; index < 200; index++)
      await outbox.add(delivery(`quick${index}`, `case${index}`, 'quick'));
    const one = worker('one').processAll();
    const two = worker('two').processAll();
    await expect.poll(() => sent.filter((id) => id.startsWith('quick'))).toHaveLength(200);
    expect(sent.filter((id) => id.startsWith('slow'))).toHaveLength(2);
    while (outbox.all().some(({ state }) => state === 'pending')) {
      for (const id of sent) gate.open(id);
      await new Promise((resolve) => void setImmediate(resolve));
    }
    await Promise.all([one, two]);
    expect(sent).toHaveLength(400);
  });
});

test('a channel that hangs leaves half of all tries to the others', async () => {
  const gate = createGate();
  const { outbox, sent, channel, worker } = arrange((id) => (id === 'quick' ? delivered : gate.answer(id)));
  for (let index = 0; index < 520; index++)
    await outbox.add({ ...delivery(`slow${index}`, 'case', `shop${index}`), orgId: index });
  const one = worker('one', { channels: [channel, { ...channel, name: 'bot' }] });
  one.start();
  await expect.poll(() => sent.length).toBeGreaterThanOrEqual(256);
  await new Promise((resolve) => void setImmediate(resolve));
  await outbox.add({ ...delivery('quick', 'case', 'desk'), channel: 'bot' } as never);
  one.wake();
  await expect.poll(() => sent).toContain('quick');
  const stopped = one.stop();
  for (const id of sent) gate.open(id);
  await stopped;
});

describe('a lease', () => {
  test('that has run out lets another worker try, and the late word of the first changes nothing', async () => {
    const gate = createGate();
    const { outbox, time, sent, worker } = arrange((id) => (sent.length === 1 ? gate.answer(id) : delivered));
    await outbox.add(delivery('1', 'case'));
    const first = worker('killed').processAll();
    await time.pass(29_999);
    await worker('other').processAll();
    expect(sent).toHaveLength(1);
    await time.pass(1);
    await worker('other').processAll();
    expect(sent).toEqual(['1', '1']);
    gate.open('1', failed);
    await first;
    expect(outbox.all()[0]).toMatchObject({ state: 'done', attempts: 1 });
    expect(await outbox.attempts(1, '1')).toHaveLength(2);
  });

  test('that has run out under its own holder, as by a clock that was set ahead, sends nothing twice', async () => {
    const gate = createGate();
    const { outbox, time, sent, worker } = arrange((id) => gate.answer(id));
    await outbox.add(delivery('1', 'case'));
    const one = worker();
    one.start();
    await time.pass(0);
    for (let looks = 0; looks < 3; looks += 1) await time.pass(30_000);
    gate.open('1');
    await time.pass(0);
    await one.stop();
    expect(sent).toEqual(['1']);
    expect(outbox.all()[0]).toMatchObject({ state: 'done', attempts: 1 });
  });

  test.each([
    ['is away', new Failure('outage')],
    ['takes too long', Object.assign(new Error('canceling statement'), { code: '57014' })],
  ])(
    'what was sent while the database %s for a moment is recorded then, and not sent again',
    async (_, fault) => {
      const { outbox, time, sent, errors, worker } = arrange();
      await outbox.add(delivery('1', 'case'));
      let faults = 3;
      const broken: typeof outbox = {
        ...outbox,
        record: (...asked) => (faults-- > 0 ? Promise.reject(fault) : outbox.record(...asked)),
      };
      const working = worker('one', { outbox: broken }).processAll();
      for (const pause of [0, 500, 1_500, 4_000]) await time.pass(pause);
      await working;
      expect([sent, errors]).toEqual([['1'], []]);
      expect(outbox.all()[0]).toMatchObject({ state: 'done' });
    },
  );

  test.each(['outage', 'diskFull'] as const)(
    'what was sent is recorded after a failover too (%s), and not sent again once the database is back',
    async (reason) => {
      const { outbox, time, sent, errors, worker } = arrange();
      await outbox.add(delivery('1', 'case'));
      let isAway = true;
      async function away<Value>(call: () => Promise<Value>): Promise<Value> {
        if (isAway && sent.length > 0) throw new Failure(reason);
        return call();
      }
      const broken: typeof outbox = {
        ...outbox,
        claim: (claim) => away(() => outbox.claim(claim)),
        record: (...asked) => away(() => outbox.record(...asked)),
        releaseLeases: (of) => away(() => outbox.releaseLeases(of)),
      };
      const one = worker('one', { outbox: broken });
      one.start();
      for (let seconds = 0; seconds < 20; seconds += 1) await time.pass(1_000);
      isAway = false;
      for (let seconds = 0; seconds < 9; seconds += 1) await time.pass(1_000);
      await one.stop();
      expect(sent).toEqual(['1']);
      expect(errors).not.toContain('A delivery could not be tried or recorded.');
      expect(outbox.all()[0]).toMatchObject({ state: 'done' });
    },
  );

  test('what the database kept from being sent for a moment is due once it is back, not when the lease has run out', async () => {
    let faults = 1;
    const { outbox, time, sent, worker } = arrange(() =>
      faults-- > 0 ? Promise.reject(new Failure('outage')) : delivered,
    );
    await outbox.add(delivery('1', 'case'));
    await worker().processAll();
    await time.pass(1_000);
    await worker().processAll();
    expect(sent).toEqual(['1', '1']);
    expect(outbox.all()[0]).toMatchObject({ state: 'done', attempts: 1 });
  });

  test('of a claim that got no answer is taken back with the next one, and not of what is under way', async () => {
    const gate = createGate();
    const { outbox, sent, worker } = arrange((id) => (id === '1' ? gate.answer(id) : delivered));
    let claims = 0;
    const broken: typeof outbox = {
      ...outbox,
      async claim(claim) {
        const claimed = await outbox.claim(claim);
        if (++claims === 2) throw new Failure('outage');
        return claimed;
      },
    };
    const one = worker('one', { outbox: broken });
    await outbox.add(delivery('1', 'a'));
    one.start();
    await expect.poll(() => sent).toEqual(['1']);
    await outbox.add(delivery('2', 'b'));
    one.wake();
    await expect.poll(() => claims).toBe(2);
    one.wake();
    await expect.poll(() => sent).toEqual(['1', '2']);
    gate.open('1');
    await one.stop();
    expect(outbox.all().map(({ state, attempts }) => [state, attempts])).toEqual([
      ['done', 1],
      ['done', 1],
    ]);
  });

  test('Delivery of webhooks: At least once, also what could not be recorded', async () => {
    const { outbox, time, sent, errors, worker } = arrange();
    await outbox.add(delivery('1', 'case'));
    const broken = { ...outbox, record: () => Promise.reject(new Error('The engine is away.')) };
    const working = worker('one', { outbox: broken }).processAll();
    for (const pause of [0, 500, 1_500, 4_000, 9_000]) await time.pass(pause);
    await working;
    expect(errors).toEqual(['A delivery could not be tried or recorded.']);
    await time.pass(30_000);
    await worker('two').processAll();
    expect(sent).toEqual(['1', '1']);
    expect(outbox.all()[0]).toMatchObject({ state: 'done' });
  });
});
