import type { CDPSession, Page } from 'playwright/test';
import { expect, test } from '../people';
import { widgetId } from '../visitor';

test('fifty widgets with a chat that were destroyed leave nothing on the page', async ({
  consoleApi,
  visitor,
  email,
}) => {
  const { page } = visitor;
  await consoleApi.goOnline();
  await visitor.visit('/qa/plain.html');
  await visitor.startChat({ email, question: 'Will it go?' });
  await consoleApi.chatOf(email);
  await page.addInitScript(watchTimers);
  await visitor.visit('/qa/index.html');
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  const session = await page.context().newCDPSession(page);
  const untouched = await leftOn(page, session);
  // Until what is made once for all widgets is there.
  await comeAndGo(page, 30);
  const before = await settled();
  await comeAndGo(page, 50);
  expect(faults).toEqual([]);
  // Preact runs the effects of a frame by a timer right behind it.
  await expect.poll(() => timersOn(page), { timeout: 500, intervals: [50] }).toBe(0);
  // The browser gives locks back in a process of its own.
  await expect.poll(() => locksOn(page)).toBe(0);
  await page.evaluate(() => (window as unknown as Watched).ChatWidget.clearAllCookies());
  const after = await settled();
  // Fifty widgets of which each left a list of ten numbers would be above this.
  expect(after.bytes - before.bytes).toBeLessThan(3_000);
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
    [],
  );
  expect(await page.context().cookies()).toEqual([]);
  await expect(page.locator('chat-widget')).toHaveCount(0);

  /** Once the page lets go of the object, and the browser of requests that were given up. */
  async function settled() {
    await page.evaluate(() => Reflect.deleteProperty(window, 'ChatWidget'));
    let left = await leftOn(page, session);
    await expect(async () => {
      left = await leftOn(page, session);
      expect(left.counters).toEqual(untouched.counters);
    }).toPass();
    return left;
  }
});

/** The page brings the script, the visitor opens the chat, the page destroys the widget; over and over. */
function comeAndGo(page: Page, times: number): Promise<void> {
  return page.evaluate(
    async ({ src, rounds }) => {
      for (let round = 0; round < rounds; round++) {
        await new Promise((resolve) => {
          const script = Object.assign(document.createElement('script'), { src, onload: resolve });
          script.addEventListener('load', () => script.remove());
          document.head.append(script);
        });
        const { ChatWidget } = window as unknown as Watched;
        ChatWidget.startLink();
        const root = document.querySelector('chat-widget')?.shadowRoot;
        while (!root?.querySelector('[part=composer]'))
          await new Promise((resolve) => requestAnimationFrame(resolve));
        ChatWidget.destroy();
      }
    },
    { src: `/js/${widgetId}.js`, rounds: times },
  );
}

interface Watched {
  ChatWidget: { startLink(): void; destroy(): void; clearAllCookies(): void };
  timers: Set<unknown>;
}

/** Runs in the page before all else. */
function watchTimers() {
  const timers = new Set<unknown>();
  Object.assign(window, { timers });
  const { setTimeout, clearTimeout } = window;
  window.setTimeout = ((run: () => void, ...rest: unknown[]) => {
    const timer: unknown = setTimeout(
      () => {
        timers.delete(timer);
        run();
      },
      ...(rest as [number]),
    );
    timers.add(timer);
    return timer;
  }) as typeof window.setTimeout;
  window.clearTimeout = (timer) => {
    timers.delete(timer);
    clearTimeout(timer);
  };
}

async function leftOn(page: Page, session: CDPSession) {
  // What the browser itself notes of each file.
  await page.evaluate(() => performance.clearResourceTimings());
  // Compiled code grows old over several collections before it goes: https://v8.dev/blog/v8-lite
  for (let times = 0; times < 8; times++) await session.send('HeapProfiler.collectGarbage');
  const counters = await session.send('Memory.getDOMCounters');
  return { counters, bytes: await bytesOfValues(session) };
}

/** What the page's scripts hold. Code isn't counted: the engine compiles what runs often, at moments of its own. */
async function bytesOfValues(session: CDPSession): Promise<number> {
  let text = '';
  function append({ chunk }: { chunk: string }) {
    text += chunk;
  }
  session.on('HeapProfiler.addHeapSnapshotChunk', append);
  await session.send('HeapProfiler.takeHeapSnapshot', {});
  session.off('HeapProfiler.addHeapSnapshotChunk', append);
  const { snapshot, nodes } = JSON.parse(text) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const isValue = types[0].map((name) => kindsOfValues.has(name));
  return nodes.reduce(
    (bytes, own, place) =>
      place % fields.length === size && isValue[nodes[place - size + type] ?? 0] ? bytes + own : bytes,
    0,
  );
}

const kindsOfValues = new Set([
  'array',
  'closure',
  'concatenated string',
  'number',
  'object',
  'regexp',
  'sliced string',
  'string',
  'symbol',
]);

/** What is read of a snapshot: the fields of all nodes, one after the other, as `meta` describes them. */
interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
}

function timersOn(page: Page) {
  return page.evaluate(() => (window as unknown as Watched).timers.size);
}

function locksOn(page: Page) {
  return page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return held.length + pending.length;
  });
}
