import { chromium } from 'playwright';
import { findBrowser } from '../scripts/run/browser.mjs';
import { pause, widgetId } from './bench-service.mjs';
import { servePages } from './pages.mjs';

/** Milliseconds after which whatever was put off has happened: the same for each page. */
export const settle = 2500;
/** A new window has a start of its own behind it first. */
const windowStart = 1500;

/** Lets `work` open pages, by name or address, each in a window of its own: `open('toy', 4)` on a processor four times slower. */
export async function openWindows(service, work) {
  const pages = await servePages(`${service.url}/js/${widgetId}.js`);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--disable-gpu'] });
  try {
    await work({
      open: (name, slowdown) => openWindow(browser, new URL(name, `${pages.url}/`).href, slowdown),
    });
  } finally {
    await browser.close();
    pages.close();
  }
}

/**
 * A page with nothing cached, loaded and at rest. Asked by the protocol alone: Playwright's own locators bring a script
 * that would be measured with the page.
 */
async function openWindow(browser, url, slowdown) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  for (const domain of ['Network', 'HeapProfiler']) await session.send(`${domain}.enable`);
  // What else the machine does meanwhile makes no script slower by this clock.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watch);
  const received = receivedBy(session);
  await pause(windowStart);
  await page.goto(url, { waitUntil: 'load' });
  await pause(settle);

  async function ask(expression) {
    const question = { expression, returnByValue: true, awaitPromise: true };
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', question);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }
  async function metrics() {
    const { metrics: all } = await session.send('Performance.getMetrics');
    return (name) => all.find((found) => found.name === name)?.value ?? 0;
  }
  return {
    ask,
    /** Runs a function of this program in the page. */
    run: (fn) => ask(`(${fn})()`),
    /** How much the page has fetched so far beside itself. */
    received,
    /** What it has cost so far; `heap` of what is still in use. */
    async cost() {
      await session.send('HeapProfiler.collectGarbage');
      const metric = await metrics();
      return {
        script: metric('ScriptDuration') * 1000,
        tasks: metric('TaskDuration') * 1000,
        heap: metric('JSHeapUsedSize') / 1000,
      };
    },
    /** Milliseconds of scripts so far. */
    script: async () => (await metrics())('ScriptDuration') * 1000,
    longestTask: (work) => longestTask(session, work),
    /** Writes it where the focus is. */
    type: (text) => session.send('Input.insertText', { text }),
    async moveTo({ x, y }) {
      await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
    },
    close: () => context.close(),
  };
}

/** A preflight belongs to the call that it asks for. */
function receivedBy(session) {
  const bytes = new Map();
  const asked = new Set();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (type !== 'Document' && type !== 'Preflight' && request.method !== 'OPTIONS') asked.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength);
  });
  return () => ({
    bytes: [...asked].reduce((sum, id) => sum + (bytes.get(id) ?? 0), 0),
    requests: asked.size,
  });
}

/** Milliseconds of the thread's own clock in the longest task of the page's main thread during `work`. */
async function longestTask(session, work) {
  const events = [];
  function collect({ value }) {
    events.push(...value);
  }
  session.on('Tracing.dataCollected', collect);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  const includedCategories = ['disabled-by-default-devtools.timeline', '__metadata'];
  const traceConfig = { includedCategories, excludedCategories: ['*'] };
  await session.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' });
  const answer = await work();
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  const mainThreads = events.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  // What is under way as the trace ends has begun ('B') and is not complete ('X'): it has no length.
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      name === 'RunTask' &&
      ph === 'X' &&
      mainThreads.some((thread) => thread.pid === pid && thread.tid === tid),
  );
  return { answer, longest: Math.max(...tasks.map(({ tdur, dur }) => tdur ?? dur)) / 1000 };
}

/** Runs in the page: long tasks and layout shifts as they come. */
function watch() {
  const seen = { blocking: 0, shift: 0 };
  Object.defineProperty(window, 'benchSeen', { value: seen, enumerable: false });
  function observe(type, add) {
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  }
  observe('longtask', ({ duration }) => {
    seen.blocking += Math.max(0, duration - 50);
  });
  observe('layout-shift', ({ value }) => {
    seen.shift += value;
  });
}
