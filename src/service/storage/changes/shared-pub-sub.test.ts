import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CaseChange, Change } from '../../domain/ports';
import { silentLog } from '../log';
import type { ChangeChannel, Listener } from './change-channel';
import { betweenSigns } from './hearing';
import { createInProcessPubSub } from './in-process-pub-sub';
import { createSharedPubSub, pauseAfterLoss, shortestGathering } from './shared-pub-sub';

const longestPayload = 7_900;
const gatheringPerInstance = 5;

/** Carries what is sent to everyone who listens, the sender too, as PostgreSQL and NATS do. */
function createFakeChannel() {
  const listeners = new Set<Listener>();
  const payloads: string[] = [];
  const line = { isDown: false };
  const channel: ChangeChannel = {
    longestPayload,
    gatheringTime: (instances) => gatheringPerInstance * instances,
    isApartFromDatabase: false,
    deafness: { setting: 'URL', message: 'Nothing arrives.' },
    async send(payload) {
      if (line.isDown) throw new Error('connection lost');
      if (!isSign(payload)) payloads.push(payload);
      for (const { onPayload } of listeners) onPayload(payload);
    },
    listen(listener) {
      listeners.add(listener);
      void Promise.resolve().then(listener.onListening);
      return { answers: async () => true, stop: async () => void listeners.delete(listener) };
    },
  };
  return { ...channel, payloads, line };
}

function isSign(payload: string): boolean {
  return payload.includes('"changes":[]');
}

function about(caseId: string, lastIndex = 1): CaseChange {
  return {
    kind: 'case',
    caseId,
    widgetId: 'widget',
    lastIndex,
    state: 'active',
  };
}

/** Of two instances. */
const gatheringTime = 2 * gatheringPerInstance;

describe('changes shared by instances', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function createInstances() {
    const channel = createFakeChannel();
    function instance() {
      const pubSub = createSharedPubSub(createInProcessPubSub(silentLog), channel, silentLog);
      const heard: Change[] = [];
      pubSub.subscribe((one) => heard.push(one));
      return { pubSub, heard };
    }
    const [here, there] = [instance(), instance()];
    await vi.advanceTimersByTimeAsync(0);
    // Each begins with what it missed before it listened.
    for (const { heard } of [here, there]) expect(heard.splice(0)).toEqual([{ kind: 'missed' }]);
    return { channel, here, there, instance };
  }

  test('are published at once here and soon there, once each', async () => {
    const { here, there } = await createInstances();
    here.pubSub.publish(about('a'));
    expect(here.heard).toEqual([about('a')]);
    expect(there.heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(gatheringTime);
    expect(there.heard).toEqual([about('a')]);
    expect(here.heard).toEqual([about('a')]);
  });

  test('are gathered, and of two about the same only the later goes out', async () => {
    const { channel, here, there } = await createInstances();
    here.pubSub.publish(about('a', 1));
    here.pubSub.publish(about('b', 1));
    here.pubSub.publish(about('a', 2));
    await vi.advanceTimersByTimeAsync(gatheringTime);
    expect(channel.payloads).toHaveLength(1);
    expect(there.heard).toEqual([about('b', 1), about('a', 2)]);
    await vi.advanceTimersByTimeAsync(gatheringTime * 10);
    expect(channel.payloads).toHaveLength(1);
  });

  test('are for anybody if one for agents alone replaces others', async () => {
    const { here, there } = await createInstances();
    here.pubSub.publish({ ...about('a', 1), isForAgents: true });
    here.pubSub.publish(about('b', 1));
    here.pubSub.publish({ ...about('b', 2), isForAgents: true });
    await vi.advanceTimersByTimeAsync(gatheringTime);
    expect(there.heard).toEqual([{ ...about('a', 1), isForAgents: true }, about('b', 2)]);
  });

  test('of cases go without names once all who are heard read them so, and mean the same', async () => {
    const { channel, here, there } = await createInstances();
    const changes: Change[] = [
      about('a'),
      { ...about('b', 7), isForAgents: true },
      { kind: 'note', caseId: 'a', number: 1 },
      { ...about('c'), widgetId: 'other', state: 'closed' },
      about('d'),
    ];
    async function publish() {
      changes.forEach(here.pubSub.publish);
      await vi.advanceTimersByTimeAsync(gatheringTime);
      expect(there.heard.splice(0)).toEqual(changes);
      return channel.payloads.at(-1) ?? '';
    }
    const withNames = await publish();
    await vi.advanceTimersByTimeAsync(2 * betweenSigns);
    const withoutNames = await publish();
    expect(withoutNames.length).toBeLessThan(withNames.length * 0.55);
    // One of 0.1 joins, which would leave rows out.
    await channel.send(JSON.stringify({ from: 'of 0.1', changes: [] }));
    expect(await publish()).toBe(withNames);
  });

  test('fit into what the channel takes, however many they are', async () => {
    const { channel, here, there } = await createInstances();
    for (let n = 0; n < 500; n += 1) here.pubSub.publish(about(`case ${n}`));
    await vi.advanceTimersByTimeAsync(gatheringTime);
    expect(there.heard).toHaveLength(500);
    expect(Math.max(...channel.payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThanOrEqual(
      longestPayload,
    );
  });

  test('go out once more before the end', async () => {
    const { here, there } = await createInstances();
    here.pubSub.publish(about('a'));
    await here.pubSub.stop();
    expect(there.heard).toEqual([about('a')]);
  });

  test('may be lost, of which the others hear as soon as they can', async () => {
    const { channel, here, there } = await createInstances();
    channel.line.isDown = true;
    here.pubSub.publish(about('a'));
    await vi.advanceTimersByTimeAsync(gatheringTime);
    channel.line.isDown = false;
    here.pubSub.publish(about('b'));
    await vi.advanceTimersByTimeAsync(pauseAfterLoss);
    expect(there.heard).toEqual([{ kind: 'missed' }, about('b')]);
  });

  test('that nobody wrote are left alone', async () => {
    const { channel, there } = await createInstances();
    for (const payload of ['', 'null', '{', '{"from":"x"}', '[]', '{"from":"x","changes":1}']) {
      await channel.send(payload);
    }
    expect(there.heard).toEqual([]);
  });

  test('of no known form fail nobody, and the others of the batch arrive', async () => {
    const { channel, there } = await createInstances();
    const forged = [
      null,
      7,
      'case',
      {},
      { kind: 'toString' },
      { kind: 'unknown' },
      { ...about('a'), lastIndex: 'many' },
      { ...about('a'), lastIndex: null },
      [],
      ['a', 1, 'active', 0],
      ['a', '1', 'active', 0, 'widget'],
      { kind: 'typing', caseId: 'a', widgetId: 'b', isTyping: true },
      { kind: 'typing', caseId: 'a', widgetId: 'b', writer: { kind: 'agent' }, isTyping: true },
      { kind: 'looking', caseId: 'a', widgetId: 'b', viewer: 'c', isLooking: true, agent: null },
      { kind: 'visitorHere', visitor: { id: 'a', orgId: 1, widgetId: 'b' } },
      { kind: 'visitorInvited', orgId: 1, id: 'a', invitation: { id: 'i', message: 'Hi', at: 1 } },
    ];
    await channel.send(JSON.stringify({ from: 'x', changes: [...forged, about('a')] }));
    expect(there.heard).toEqual([about('a')]);
  });

  test('of any number of instances that are made up hold up nobody for more than half a second', async () => {
    const { channel, here } = await createInstances();
    for (let at = 0; at < 5_000; at++)
      await channel.send(JSON.stringify({ from: `made up ${at}`, changes: [] }));
    here.pubSub.publish(about('a'));
    await vi.advanceTimersByTimeAsync(500);
    expect(channel.payloads).toHaveLength(1);
  });

  test('are gathered for longer the more instances are heard, so that all together send no more', async () => {
    const { channel, here, instance } = await createInstances();
    const more = [instance(), instance(), instance(), instance()];
    await vi.advanceTimersByTimeAsync(0);
    here.pubSub.publish(about('a'));
    await vi.advanceTimersByTimeAsync(shortestGathering);
    expect(channel.payloads).toHaveLength(1);
    here.pubSub.publish(about('b'));
    await vi.advanceTimersByTimeAsync(6 * gatheringPerInstance - 1);
    expect(channel.payloads).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(channel.payloads).toHaveLength(2);

    for (const { pubSub } of more) await pubSub.stop();
    await vi.advanceTimersByTimeAsync(20 * betweenSigns);
    here.pubSub.publish(about('a'));
    await vi.advanceTimersByTimeAsync(shortestGathering);
    here.pubSub.publish(about('b'));
    await vi.advanceTimersByTimeAsync(gatheringTime - 1);
    expect(channel.payloads).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(channel.payloads).toHaveLength(4);
  });

  test('of an instance that has fallen silent may be lost', async () => {
    const { channel, here, there } = await createInstances();
    await vi.advanceTimersByTimeAsync(2 * betweenSigns);
    await there.pubSub.stop();
    await vi.advanceTimersByTimeAsync(9 * betweenSigns);
    expect(here.heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(4 * betweenSigns);
    expect(here.heard).toEqual([{ kind: 'missed' }]);
    await vi.advanceTimersByTimeAsync(20 * betweenSigns);
    expect(here.heard).toHaveLength(1);
    expect(channel.payloads).toEqual([]);
  });

  test('reach every listener, also when one of them fails, until it has had enough', async () => {
    const pubSub = createInProcessPubSub(silentLog);
    const heard: string[] = [];
    pubSub.subscribe(() => {
      throw new Error('no');
    });
    const stop = pubSub.subscribe(({ kind }) => heard.push(kind));
    pubSub.publish(about('a'));
    stop();
    pubSub.publish(about('a'));
    expect(heard).toEqual(['case']);
  });
});
