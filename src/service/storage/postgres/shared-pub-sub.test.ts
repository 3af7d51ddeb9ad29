import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { News } from '../../domain/ports';
import { createInProcessNews } from '../in-process-pub-sub';
import { silentLog } from '../log';
import { createSharedNews, gatheringTime } from './shared-pub-sub';

/** Carries what is notified to everyone who listens, the sender too, as PostgreSQL does. */
function createFakeChannel() {
  const listeners = new Set<(payload: string) => void>();
  const payloads: string[] = [];
  const told = { isDown: false };
  return {
    payloads,
    told,
    async notify(_channel: string, payload: string) {
      if (told.isDown) throw new Error('connection lost');
      payloads.push(payload);
      for (const tell of listeners) tell(payload);
    },
    listen(_channel: string, onPayload: (payload: string) => void) {
      listeners.add(onPayload);
      return { stop: async () => void listeners.delete(onPayload) };
    },
  };
}

function about(caseId: string, lastIndex = 1): News {
  return {
    type: 'case',
    caseId,
    widgetId: 'widget',
    lastIndex,
    state: 'active',
  };
}

describe('news shared by instances', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function createInstances() {
    const channel = createFakeChannel();
    function instance() {
      const news = createSharedNews(
        createInProcessNews(silentLog),
        channel.notify,
        channel.listen,
        silentLog,
      );
      const heard: News[] = [];
      news.onNews((one) => heard.push(one));
      return { news, heard };
    }
    return { channel, here: instance(), there: instance() };
  }

  test('are told at once here and soon there, once each', async () => {
    const { here, there } = createInstances();
    here.news.publish(about('a'));
    expect(here.heard).toEqual([about('a')]);
    expect(there.heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(gatheringTime);
    expect(there.heard).toEqual([about('a')]);
    expect(here.heard).toEqual([about('a')]);
  });

  test('are gathered, and of two about the same only the later goes out', async () => {
    const { channel, here, there } = createInstances();
    here.news.publish(about('a', 1));
    here.news.publish(about('b', 1));
    here.news.publish(about('a', 2));
    await vi.advanceTimersByTimeAsync(gatheringTime);
    expect(channel.payloads).toHaveLength(1);
    expect(there.heard).toEqual([about('b', 1), about('a', 2)]);
    await vi.advanceTimersByTimeAsync(gatheringTime * 10);
    expect(channel.payloads).toHaveLength(1);
  });

  test('fit into what PostgreSQL takes, however many they are', async () => {
    const { channel, here, there } = createInstances();
    for (let n = 0; n < 500; n += 1) here.news.publish(about(`case ${n}`));
    await vi.advanceTimersByTimeAsync(gatheringTime);
    expect(there.heard).toHaveLength(500);
    expect(Math.max(...channel.payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8_000);
  });

  test('go out once more before the end', async () => {
    const { here, there } = createInstances();
    here.news.publish(about('a'));
    await here.news.stop();
    expect(there.heard).toEqual([about('a')]);
  });

  test('may be lost, and later ones still arrive', async () => {
    const { channel, here, there } = createInstances();
    channel.told.isDown = true;
    here.news.publish(about('a'));
    await vi.advanceTimersByTimeAsync(gatheringTime);
    channel.told.isDown = false;
    here.news.publish(about('b'));
    await vi.advanceTimersByTimeAsync(gatheringTime);
    expect(there.heard).toEqual([about('b')]);
  });

  test('that nobody wrote are left alone', async () => {
    const { channel, there } = createInstances();
    for (const payload of ['', 'null', '{', '{"from":"x"}', '[]', '{"from":"x","news":1}']) {
      await channel.notify('', payload);
    }
    expect(there.heard).toEqual([]);
  });

  test('reach every listener, also when one of them fails, until it has had enough', async () => {
    const news = createInProcessNews(silentLog);
    const heard: string[] = [];
    news.onNews(() => {
      throw new Error('no');
    });
    const stop = news.onNews(({ type }) => heard.push(type));
    news.publish(about('a'));
    stop();
    news.publish(about('a'));
    expect(heard).toEqual(['case']);
  });
});
