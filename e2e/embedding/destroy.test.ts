import type { CDPSession, Page } from 'playwright/test';
import { expect, test } from '../people';
import { widgetId, type Visitor } from '../visitor';

test('fifty widgets that were destroyed leave nothing on the page', async ({ consoleApi, visitor }) => {
  test.setTimeout(240_000);
  await consoleApi.goOnline();
  await visitor.page.addInitScript(countWhatIsLeft);
  await visitor.visit('/qa/index.html');
  const session = await visitor.page.context().newCDPSession(visitor.page);
  for (let round = 0; round < 10; round++) await comeAndGo(visitor);
  const before = await leftOn(visitor.page, session);
  for (let round = 0; round < 50; round++) await comeAndGo(visitor);
  const after = await leftOn(visitor.page, session);
  expect(after.listeners).toEqual([]);
  expect(after.timers).toBe(0);
  expect(after.keys).toEqual([]);
  expect(await visitor.page.context().cookies()).toEqual([]);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes);
  expect(after.heap / before.heap).toBeLessThan(1.05);
});

async function comeAndGo({ page, dialog }: Visitor) {
  await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const script = document.createElement('script');
        script.src = src;
        script.addEventListener('load', () => {
          script.remove();
          (window as unknown as Watched).ChatWidget.startLink();
          resolve(undefined);
        });
        document.head.append(script);
      }),
    `/js/${widgetId}.js`,
  );
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await page.evaluate(() => {
    const { ChatWidget } = window as unknown as Watched;
    ChatWidget.destroy();
    ChatWidget.clearAllCookies();
  });
  await expect(page.locator('chat-widget')).toHaveCount(0);
}

interface Watched {
  ChatWidget: { startLink(): void; destroy(): void; clearAllCookies(): void };
  left: { listeners: Map<string, number>; timers: Set<unknown> };
}

/** Runs in the page before all else. */
function countWhatIsLeft() {
  const listeners = new Map<string, number>();
  const timers = new Set<unknown>();
  Object.assign(window, { left: { listeners, timers } });
  for (const [name, by] of [
    ['addEventListener', 1],
    ['removeEventListener', -1],
  ] as const) {
    const original = EventTarget.prototype[name];
    EventTarget.prototype[name] = function (this: EventTarget, ...given) {
      const target = this ?? window;
      const options = given[2];
      const isKept = target === window || target === document || target === visualViewport;
      const isOnce = typeof options === 'object' && 'once' in options;
      if (isKept && !isOnce) listeners.set(given[0], (listeners.get(given[0]) ?? 0) + by);
      return original.apply(target, given);
    };
  }
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
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { listeners, timers, keys } = await page.evaluate(() => {
    const { left } = window as unknown as Watched;
    return {
      listeners: [...left.listeners].filter(([, count]) => count > 0),
      timers: left.timers.size,
      keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    };
  });
  return { listeners, timers, keys, nodes, heap: usedSize };
}
