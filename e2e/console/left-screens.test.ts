import type { CDPSession, Page } from 'playwright/test';
import { administration } from '../../src/console/app/screens-of-administration';
import { screensFor } from '../../src/console/app/screen';
import { screens } from '../../src/console/app/screens';
import { expect, test } from '../people';

const all = [...screens.first, ...administration];
/** `npm run prove:console` asks for fifty. */
const visits = Number(process.env['PROVE_SCREEN_VISITS'] ?? 14);
/** Visits that load what screens need, and parts that are measured: what stays from each of them is left. */
const first = 2;
const parts = 3;

test(`${visits} visits of every screen leave no listener, timer or model behind`, async ({
  browser,
  service,
  signedIn,
}) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ storageState: signedIn });
  const page = await context.newPage();
  const left = await visitAll(page, `${service.url}/console/`, [
    ...screensFor(all, 'administrator').map(({ path }) => ({ hash: `#/${path}`, name: path || 'chats' })),
    { hash: '#/agents/teams', name: 'agents' },
    { hash: '#/connections/mail', name: 'connections' },
    { hash: '#/logs/unknown', name: 'logs' },
    { hash: '#/widgets/unknown/install', name: 'widgets' },
    { hash: '#/rules/unknown', name: 'rules' },
  ]);
  expect(left).toEqual(nothing);
  await context.close();
});

test(`${visits} visits of every screen of guests leave no listener, timer or model behind`, async ({
  page,
  service,
}) => {
  const left = await visitAll(page, `${service.url}/console/`, [
    ...screensFor(all, 'guest').map(({ path }) => ({ hash: `#/${path}`, name: path || 'chats' })),
    { hash: '#/forgotten', name: 'chats' },
    { hash: '#/reset/token', name: 'chats' },
  ]);
  expect(left).toEqual(nothing);
});

interface Visit {
  hash: string;
  /** What the app calls the screen in its class. */
  name: string;
}

/** What the page holds, garbage collected. */
interface Held {
  listeners: number;
  timers: number;
  nodes: number;
  /** Of scripts: each model, each effect that runs and each request under way has some. */
  functions: number;
}

const nothing: Held = { listeners: 0, timers: 0, nodes: 0, functions: 0 };

/** What every part of the visits leaves behind: what comes once, as code that was late, is in one of them alone. */
async function visitAll(page: Page, url: string, to: readonly Visit[]): Promise<Held> {
  await page.addInitScript(countTimers);
  await page.addInitScript(answerAgain);
  await page.goto(url);
  const session = await page.context().newCDPSession(page);
  await page.evaluate(visitEach, { visits: first, to, stay: 400 });
  const rounds = Math.floor((visits - first) / parts);
  const held = [await heldBy(page, session)];
  for (let part = 0; part < parts; part++) {
    await page.evaluate(visitEach, { visits: rounds, to, stay: 40 });
    held.push(await heldBy(page, session));
  }
  function leftBy(of: keyof Held, visited: number) {
    const grown = held.slice(1).map((after, part) => after[of] - (held[part]?.[of] ?? 0));
    return Math.max(0, Math.floor(Math.min(...grown) / visited));
  }
  return {
    listeners: leftBy('listeners', 1),
    timers: leftBy('timers', 1),
    // Of these the browser itself may keep a few, whatever the page does: less than one for each round of visits.
    nodes: leftBy('nodes', rounds),
    functions: leftBy('functions', rounds),
  };
}

async function heldBy(page: Page, session: CDPSession): Promise<Held> {
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  function metric(name: string) {
    return metrics.find((one) => one.name === name)?.value ?? NaN;
  }
  const prototype = await session.send('Runtime.evaluate', { expression: 'Function.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.result.objectId ?? '',
    objectGroup: 'functions',
  });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'functions' });
  const timers = await page.evaluate(() => (window as unknown as Counting).timers.size);
  return {
    listeners: metric('JSEventListeners'),
    timers,
    nodes: metric('Nodes'),
    functions: result.value as number,
  };
}

interface Counting {
  timers: Set<unknown>;
}

/** In the page, before its own scripts. */
function countTimers() {
  const timers = new Set<unknown>();
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  Object.assign(window, {
    timers,
    setTimeout(fn: () => void, milliseconds?: number) {
      const id = setTimeout(() => {
        timers.delete(id);
        fn();
      }, milliseconds);
      timers.add(id);
      return id;
    },
    clearTimeout(id: number) {
      timers.delete(id);
      clearTimeout(id);
    },
    setInterval(fn: () => void, milliseconds?: number) {
      const id = setInterval(fn, milliseconds);
      timers.add(id);
      return id;
    },
    clearInterval(id: number) {
      timers.delete(id);
      clearInterval(id);
    },
  });
}

/** In the page: the service answers each request once, so that thousands of visits are quick and pass no limit. */
function answerAgain() {
  const { fetch } = window;
  const answers = new Map<string, Promise<Response>>();
  window.fetch = async (input, init) => {
    const key = `${init?.method} ${String(input)}`;
    const answer = answers.get(key) ?? fetch(input, { ...init, signal: null });
    answers.set(key, answer);
    const response = (await answer).clone();
    init?.signal?.throwIfAborted();
    return response;
  };
}

/**
 * In the page: four of five visits end as soon as the screen is drawn, before it has its data and has been painted. The
 * others stay, in milliseconds: the first ones until the screen has all of its code.
 */
async function visitEach(visit: { visits: number; to: readonly Visit[]; stay: number }) {
  const { visits: times, to, stay } = visit;
  for (let time = 0; time < times; time++) {
    for (const { hash, name } of to) {
      location.hash = hash;
      while (!document.querySelector(`.app-${name} :is(main, .page)`)) await pause(0);
      if (time % 5 === 1) await pause(stay);
    }
  }
  await pause(2_000);
  function pause(milliseconds: number) {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
}
