import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shown } from './world/read';
import { createWorlds } from './world/worlds';

const worlds = createWorlds();
beforeAll(() => worlds.open());
afterAll(() => worlds.stop());

const second = 1_000;
const longestWait = 5 * second;
const latency = 100;
/** For how long a pooler and `/ready` may say of a database that is back that it is away. */
const noticed = 1_500;

/** For how long each example of a proxy may go on refusing after an instance is back: nginx tries it with each request. */
const noticesAfter = {
  'haproxy.cfg': /inter (\d+)s/,
  Caddyfile: /health_interval (\d+)s/,
};
const proxies = Object.entries(noticesAfter).flatMap(([file, setting]) => {
  const path = fileURLToPath(new URL(`../../docs/operations/${file}`, import.meta.url));
  return [...readFileSync(path, 'utf8').matchAll(new RegExp(setting, 'g'))].map(
    ([, seconds]) => Number(seconds) * second,
  );
});

// Each ends shortly after a try.
const outages = [200, 700, 2_700, 6_700, 20_700];
const speakers = ['visitor', 'agent'] as const;
const cases = outages.flatMap((outage) => speakers.map((speaker) => [outage, speaker] as const));

test.each(cases)(
  'after %i ms without an answer nobody waits longer than five seconds for the %s, whatever pauses chance chooses',
  async (outage, speaker) => {
    const world = await worlds.own({ random: () => 0.999 });
    const visitor = world.openTab();
    await world.start(visitor, 'Hello');
    const console = world.devices[0]?.openConsole();
    await world.pass(second);
    console?.open((await world.server.cases()).at(-1)?.id ?? '');
    await world.pass(second);
    expect(console?.canSay()).toBe(true);

    const lines = [world.line, ...world.devices.map(({ line }) => line)];
    for (const line of lines) line.strike(() => ({ kind: 'failed', status: 502, acted: false }));
    console?.breakEvents();
    const said = { visitor, agent: console }[speaker];
    said?.say('Anybody?');
    await world.pass(outage);
    expect(proxies).toHaveLength(2);
    await world.pass(noticed + Math.max(...proxies));
    for (const line of lines) line.heal();
    await world.pass(longestWait - noticed - Math.max(...proxies) - latency);

    expect(shown(visitor)).toEqual(['Hello', 'Anybody?']);
    expect(console?.screen().map(({ text, state }) => `${text} ${state}`)).toEqual([
      'Hello sent',
      'Anybody? sent',
    ]);
  },
);
