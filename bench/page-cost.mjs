import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { build } from 'vite';
import { findBrowser } from '../scripts/browser.mjs';
import { root } from '../scripts/run.mjs';
import { pause, widgetId } from './bench-service.mjs';
import { median } from './table.mjs';

const loads = 13;
const slowdown = 4;
/** Milliseconds after the load in which whatever was put off happens: the same for each page. */
const settle = 2500;
const windowStart = 1500;
const isLauncherThere = `document.querySelector('chat-widget')?.shadowRoot?.querySelector('[part~=launcher]:not([hidden])') != null`;

/** What a page pays for the widget before the visitor opens it, beside an empty page and one with Preact alone. */
export async function measurePages(service) {
  const measured = await loadEach(service, loads, slowdown);
  return [...weightRows(measured), ...timeRows(measured)];
}

/** The part of it that no other work on the machine can change. */
export async function weighPages(service) {
  return weightRows(await loadEach(service, 1, 1));
}

async function loadEach(service, times, slowdown) {
  const pages = await servePages(await barePreact(), `${service.url}/js/${widgetId}.js`);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--disable-gpu'] });
  const names = ['bare', 'preact', 'widget'];
  const measured = { bare: [], preact: [], widget: [] };
  try {
    for (let load = 0; load < times; load++) {
      for (const name of names)
        measured[name].push(await loadOnce(browser, `${pages.url}/${name}`, slowdown));
    }
  } finally {
    await browser.close();
    pages.close();
  }
  return measured;
}

function of(samples, what) {
  return median(samples.map((sample) => sample[what]));
}

function weightRows({ bare, preact, widget }) {
  function added(samples, what) {
    return of(samples, what) - of(bare, what);
  }
  return [
    {
      name: 'bytes before the visitor opens',
      value: added(widget, 'bytes') / 1000,
      unit: 'kB',
      must: 8,
      wants: 6,
    },
    { name: 'files and API calls', value: added(widget, 'requests'), must: 2, wants: 2 },
    { name: 'heap, a page with Preact alone', value: added(preact, 'heap'), unit: 'kB' },
    { name: 'heap, the widget', value: added(widget, 'heap'), unit: 'kB', must: 160, wants: 110 },
    { name: 'globals', value: added(widget, 'globals'), must: 1, wants: 1 },
    { name: 'layout shift', value: of(widget, 'shift'), must: 0, wants: 0 },
  ];
}

function timeRows({ bare, preact, widget }) {
  function added(samples, what) {
    return of(samples, what) - of(bare, what);
  }
  const script = { preact: added(preact, 'script'), widget: added(widget, 'script') };
  return [
    { name: 'script time, a page with Preact alone', value: script.preact, unit: 'ms' },
    { name: 'script time, the widget', value: script.widget, unit: 'ms' },
    {
      name: 'script time beside Preact alone',
      value: script.widget / script.preact,
      unit: '×',
      must: 1.5,
      wants: 1,
    },
    { name: 'blocking time', value: added(widget, 'blocking'), unit: 'ms', must: 0, wants: 0 },
  ];
}

async function loadOnce(browser, url, slowdown) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  for (const domain of ['Network', 'HeapProfiler']) await session.send(`${domain}.enable`);
  // What else the machine does meanwhile makes no script slower by this clock.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watch);

  const finished = new Map();
  const kinds = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    // A preflight belongs to the call that it asks for.
    if (type !== 'Document' && type !== 'Preflight' && request.method !== 'OPTIONS')
      kinds.set(requestId, type);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    finished.set(requestId, (finished.get(requestId) ?? 0) + encodedDataLength);
  });
  // A new window has a start of its own behind it first.
  await pause(windowStart);
  await page.goto(url, { waitUntil: 'load' });
  // By the protocol alone: Playwright's own locators bring a script that would be measured with the page.
  async function ask(expression) {
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value;
  }
  await pause(settle);

  const seen = await ask('window.benchSeen');
  const globals = await ask('Object.getOwnPropertyNames(window).length');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  function metric(name) {
    return metrics.find((found) => found.name === name)?.value ?? 0;
  }
  // Asked last: a question is a script too, and would be measured with the page.
  const isComplete = !url.endsWith('/widget') || (await ask(isLauncherThere));
  await context.close();
  if (!isComplete) throw new Error('The launcher was not there in time: the machine is too busy to measure.');
  return {
    bytes: [...kinds.keys()].reduce((sum, id) => sum + (finished.get(id) ?? 0), 0),
    requests: kinds.size,
    script: metric('ScriptDuration') * 1000,
    heap: metric('JSHeapUsedSize') / 1000,
    globals,
    blocking: seen.blocking,
    shift: seen.shift,
  };
}

/** Runs in the page: long tasks and layout shifts as they come. */
function watch() {
  const seen = { blocking: 0, shift: 0 };
  Object.defineProperty(window, 'benchSeen', { value: seen, enumerable: false });
  function observe(type, add) {
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  }
  observe('longtask', ({ duration }) => (seen.blocking += Math.max(0, duration - 50)));
  observe('layout-shift', ({ value }) => (seen.shift += value));
}

async function barePreact() {
  const entry = '\0bare-preact';
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'bare-preact',
        resolveId: (id) => (id === 'bare-preact' ? entry : undefined),
        load: (id) =>
          id === entry
            ? `import { h, render } from 'preact'; render(h('p', null, 'Preact'), document.querySelector('main'));`
            : undefined,
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: 'bare-preact', output: { format: 'iife' } },
    },
  });
  return output[0].code;
}

async function servePages(preact, widget) {
  const scripts = { bare: '', preact: '<script async src="/preact.js"></script>' };
  scripts.widget = `<script async src="${widget}"></script>`;
  const server = createServer((request, response) => {
    const name = (request.url ?? '').slice(1);
    if (name === 'preact.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' });
      response.end(brotliCompressSync(preact));
    } else if (name in scripts) {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(`<!doctype html><title>${name}</title>${scripts[name]}<main><h1>A page</h1></main>`);
    } else response.writeHead(204).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
