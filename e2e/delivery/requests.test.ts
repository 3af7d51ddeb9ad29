import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright/test';
import { expect, test } from '../people';
import { visitorKey, visitorOn, widgetId } from '../visitor';
import { createFaultProxy, type Call } from './fault-proxy';

/** `npm run prove:delivery` looks for five; run by it alone, since no less tells how often something is asked. */
const minutes = Number(process.env['PROVE_MINUTES'] ?? 5);
const minute = 60_000;
/** Until a tab that nobody looks at has come to rest. */
const untilRest = Math.min(3, minutes) * minute;

test.setTimeout(untilRest + minutes * minute + 3 * minute);

test(`of a chat on another site, how often the service is asked in ${minutes} minutes`, async ({
  browser,
  service,
  consoleApi,
}) => {
  await consoleApi.goOnline();
  const opened = {
    one: await openTabs(browser, service.url, 1),
    ten: await openTabs(browser, service.url, 10),
    hidden: await openTabs(browser, service.url, 1),
  };
  await hide(opened.hidden.first);
  await opened.one.first.waitForTimeout(untilRest);
  const before = mapCalls(opened, (calls) => calls.length);
  await opened.one.first.waitForTimeout(minutes * minute);
  const perMinute = mapCalls(opened, (calls, name) => (calls.length - before[name]) / minutes);
  const preflights = mapCalls(opened, (calls, name) => calls.slice(before[name]).filter(isPreflight).length);
  process.stdout.write(
    `Requests a minute: ${JSON.stringify(perMinute)}, preflights: ${JSON.stringify(preflights)}\n`,
  );
  expect(perMinute.one).toBeLessThanOrEqual(3);
  // The window may begin just before one of the others' requests.
  expect(perMinute.ten).toBeLessThanOrEqual(perMinute.one + 1 / minutes);
  expect(perMinute.hidden).toBeLessThanOrEqual(1);
  expect(preflights).toEqual({ one: 0, ten: 0, hidden: 0 });
  for (const { close } of Object.values(opened)) await close();
});

type Opened = Record<'one' | 'ten' | 'hidden', { calls: Call[] }>;

function mapCalls(opened: Opened, count: (calls: Call[], name: keyof Opened) => number) {
  function of(name: keyof Opened) {
    return count(opened[name].calls, name);
  }
  return { one: of('one'), ten: of('ten'), hidden: of('hidden') };
}

function isPreflight({ method }: Call): boolean {
  return method === 'OPTIONS';
}

/** A browser with that many tabs of a chat, the first one in sight, on a page of another origin than the service's. */
async function openTabs(browser: Browser, serviceUrl: string, count: number) {
  const proxy = await createFaultProxy(serviceUrl);
  const site = await openSite(proxy.url);
  const context = await browser.newContext({ locale: 'en-GB' });
  const first = await context.newPage();
  await first.goto(site.url);
  const email = `asked-${count}-${new URL(proxy.url).port}@example.com`;
  await visitorOn(first, proxy.url).startChat({ email, question: 'Hello' });
  for (let opened = 1; opened < count; opened++) {
    const page = await context.newPage();
    await page.goto(site.url);
    await expect(visitorOn(page, proxy.url).log).toContainText('Hello');
    await hide(page);
  }
  return {
    first,
    calls: proxy.calls,
    async close() {
      await context.close();
      await site.close();
      await proxy.close();
    },
  };
}

/** Somebody's site, whose only page has the widget of a service elsewhere. */
async function openSite(serviceUrl: string) {
  const page = `<!doctype html><title>Shop</title><script async src="${serviceUrl}/widget/chat-widget.js"
    data-widget-id="${widgetId}" data-base-url="${serviceUrl}/" data-api-key="${visitorKey}"></script>`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.closeAllConnections();
      return new Promise<unknown>((resolve) => server.close(resolve));
    },
  };
}

/** As when another tab comes to the front: Playwright has every page believe that it is looked at. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}
