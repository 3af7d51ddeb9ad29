import { expect, test } from 'vitest';
import { createTestClock } from '../../testing/test-clock';
import type { Agent } from './agents';
import { createConsolePresence } from './console-presence';

const minute = 60_000;
const start = Date.UTC(2026, 10, 18, 12);

/** Agents who are online, as two instances see them whose clocks differ. */
function arrange({ apartBy = 0 } = {}) {
  const store: { isDown: boolean; locked?: string | undefined } = { isDown: false };
  const online = new Map(
    ['maya', 'jonas'].map((email) => [
      email,
      { email, status: 'online', statusSource: 'console', statusAt: start } as Agent,
    ]),
  );
  const paused: string[] = [];
  function instance(clock = createTestClock(start)) {
    const presence = createConsolePresence({
      agents: {
        async markSeen(email, at) {
          if (store.isDown) throw new Error('The store is down.');
          const agent = online.get(email);
          if (agent) online.set(email, { ...agent, consoleSeenAt: at });
        },
        onlineByConsole: async () => [...online.values()],
      },
      clock,
      async changeStatus(email, _status, onlyIf = () => true) {
        if (email === store.locked) throw new Error('The agent is locked.');
        const agent = online.get(email);
        if (!agent || !onlyIf(agent)) return undefined;
        online.delete(email);
        paused.push(email);
        return agent;
      },
    });
    return { clock, presence };
  }
  const [one, two] = [instance(), instance(createTestClock(start + apartBy))];
  async function pass(milliseconds: number) {
    for (let passed = 0; passed < milliseconds; passed += 20_000) {
      for (const { clock } of [one, two]) clock.advance(20_000);
      for (const { presence } of [one, two]) {
        await presence.refresh();
        await presence.pauseGone();
      }
    }
  }
  return { one, two, pass, paused, store };
}

test('instances whose clocks differ by five minutes pause nobody whose console is open on the other', async () => {
  const { one, two, pass, paused } = arrange({ apartBy: 5 * minute });
  await one.presence.enter('maya');
  await two.presence.enter('jonas');
  await pass(10 * minute);
  expect(paused).toEqual([]);
});

test('an agent whose console polls, as no stream gets through to it, is paused two minutes after the last poll', async () => {
  const { one, two, pass, paused } = arrange();
  await two.presence.enter('jonas');
  for (let asked = 0; asked < 10; asked++) {
    one.presence.notePoll('maya');
    await pass(minute);
  }
  expect(paused).toEqual([]);
  await pass(3 * minute);
  expect(paused).toEqual(['maya']);
});

test('an agent whose console has closed is paused after two minutes, though the clock is set back an hour', async () => {
  const { one, two, pass, paused } = arrange();
  const leave = await one.presence.enter('maya');
  await two.presence.enter('jonas');
  await pass(minute);
  leave();
  for (const { clock } of [one, two]) clock.set(-60 * minute);
  await pass(minute);
  expect(paused).toEqual([]);
  await pass(2 * minute);
  expect(paused).toEqual(['maya']);
});

test('a process that slept for an hour pauses nobody before consoles had two minutes to come back', async () => {
  const { one, pass, paused } = arrange();
  await one.presence.pauseGone();
  one.clock.set(60 * minute);
  await one.presence.pauseGone();
  await pass(minute);
  expect(paused).toEqual([]);
});

test('after an outage, agents are not paused before their consoles could give a sign, whichever job runs first', async () => {
  const { one, two, pass, paused } = arrange();
  await one.presence.enter('maya');
  await two.presence.enter('jonas');
  await pass(minute);
  for (const { clock } of [one, two]) clock.advance(3 * minute);
  await one.presence.pauseGone();
  await two.presence.pauseGone();
  await pass(minute);
  expect(paused).toEqual([]);
});

test('while nothing can be written, nobody is paused whose console is open here, and others have two minutes afterwards', async () => {
  const { one, pass, paused, store } = arrange();
  await one.presence.enter('maya');
  await pass(minute);
  store.locked = 'jonas';
  for (let times = 0; times < 8; times++) {
    one.clock.advance(20_000);
    await one.presence.pauseGone().catch(() => {});
  }
  store.locked = undefined;
  await one.presence.pauseGone();
  expect(paused).toEqual([]);
});

test('an agent whose console could not be opened is paused like one whose console is gone', async () => {
  const { one, two, pass, paused, store } = arrange();
  store.isDown = true;
  await expect(one.presence.enter('maya')).rejects.toThrow('down');
  store.isDown = false;
  await two.presence.enter('jonas');
  await pass(3 * minute);
  expect(paused).toEqual(['maya']);
});

test('an agent who can’t be paused keeps none of the others online', async () => {
  const { one, pass, paused, store } = arrange();
  await pass(minute);
  store.locked = 'maya';
  for (let times = 0; times < 4; times++) {
    await one.presence.pauseGone();
    one.clock.advance(20_000);
  }
  await expect(one.presence.pauseGone()).rejects.toThrow('locked');
  expect(paused).toEqual(['jonas']);
});
