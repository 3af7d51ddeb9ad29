import { describe, expect, test } from 'vitest';
import { arrange, createGate, delivery } from './test-worker';

describe('a running worker', () => {
  test('looks again every second, at once when woken, and goes on where a try ends', async () => {
    const { outbox, time, sent, worker } = arrange();
    const running = worker();
    running.start();
    await time.pass(0);
    await outbox.add(delivery('1', 'case'));
    await outbox.add(delivery('2', 'case'));
    await time.pass(999);
    expect(sent).toEqual([]);
    await time.pass(1);
    expect(sent).toEqual(['1', '2']);
    await outbox.add(delivery('3', 'case'));
    running.wake();
    await time.pass(0);
    expect(sent).toEqual(['1', '2', '3']);
    await running.stop();
  });

  test('gives a sign of life for each channel that was looked after, and none while the outbox can not be asked', async () => {
    const { outbox, time, channel, worker } = arrange();
    const signs: string[] = [];
    let isMailStuck = true;
    const stuck: typeof outbox = {
      ...outbox,
      claim: (claim) =>
        claim.channel === 'mail' && isMailStuck ? Promise.reject(new Error('Away.')) : outbox.claim(claim),
    };
    const running = worker('one', {
      outbox: stuck,
      channels: [channel, { ...channel, name: 'mail' }],
      watchdog: { expect: (name) => () => void signs.push(name) },
    });
    running.start();
    await time.pass(0);
    expect(signs).toEqual(['webhook deliveries']);
    isMailStuck = false;
    await time.pass(1_000);
    expect(signs).toEqual(['webhook deliveries', 'webhook deliveries', 'mail deliveries']);
    await running.stop();
  });

  test('leaves the database to others for as long as a look takes, however many tries end', async () => {
    const { outbox, time, sent, worker } = arrange();
    let looks = 0;
    const slow: typeof outbox = {
      ...outbox,
      async claim(claim) {
        looks += 1;
        await new Promise<void>((end) => void time.after(100, end));
        return outbox.claim({ ...claim, limit: 1 });
      },
    };
    const running = worker('one', { outbox: slow });
    for (let at = 0; at < 20; at++) await outbox.add(delivery(String(at), `case ${at}`));
    running.start();
    for (let passed = 0; passed < 2_000; passed += 50) await time.pass(50);
    expect(looks).toBeLessThanOrEqual(11);
    expect(looks).toBeGreaterThanOrEqual(9);
    expect(sent.length).toBeGreaterThanOrEqual(8);
    const stopped = running.stop();
    await time.pass(100);
    await stopped;
  });

  test('goes on after the outbox could not be asked', async () => {
    const { outbox, time, sent, errors, worker } = arrange();
    let isAway = true;
    const claim: typeof outbox.claim = (request) =>
      isAway ? Promise.reject(new Error('The engine is away.')) : outbox.claim(request);
    const running = worker('one', { outbox: { ...outbox, claim } });
    await outbox.add(delivery('1', 'case'));
    running.start();
    await time.pass(0);
    expect(errors).toEqual(['The outbox could not be asked for what is due.']);
    isAway = false;
    await time.pass(1000);
    expect(sent).toEqual(['1']);
    await running.stop();
  });

  test('stops when the tries under way are through, and starts no other', async () => {
    const gate = createGate();
    const { outbox, time, sent, worker } = arrange((id) => gate.answer(id));
    await outbox.add(delivery('1', 'case'));
    await outbox.add(delivery('2', 'case'));
    const running = worker();
    running.start();
    await time.pass(0);
    let isStopped = false;
    const stopped = running.stop().then(() => (isStopped = true));
    await time.pass(5000);
    expect(isStopped).toBe(false);
    gate.open('1');
    await stopped;
    await time.pass(5000);
    expect(sent).toEqual(['1']);
    expect(outbox.all()).toMatchObject([{ state: 'done' }, { state: 'pending', attempts: 0 }]);
  });
});
