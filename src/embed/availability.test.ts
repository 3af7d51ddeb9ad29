import { expect, test, vi } from 'vitest';
import { createFakeBrowser } from '../browser/fakes/fake-browser';
import { jsonResponse, type FakeServer } from '../browser/fakes/fake-network';
import { requestAvailability } from '../client/availability-request';
import { watchAvailability } from './availability';
import { createFakeReport } from './fake-report';

function answer(online: boolean) {
  return () => jsonResponse({ widgetId: 'w', online: String(online) });
}
const nobody: FakeServer = () => Promise.reject(new TypeError('Failed to fetch'));

function setUp(server: FakeServer) {
  const browser = createFakeBrowser();
  const report = createFakeReport();
  const { network } = browser;
  const seen: (boolean | undefined)[] = [];
  network.serve(server);
  const watch = watchAvailability({
    browser,
    _report: report,
    widgetId: 'w',
    _request: () => requestAvailability({ fetch: network.fetch, baseUrl: '', apiKey: 'k' }, 'w', 'de'),
    _onChange: () => seen.push(watch._isOnline()),
  });
  return { ...browser, watch, report, seen };
}

test('requests within ten seconds share one answer', async () => {
  const { watch, network, clock } = setUp(answer(true));
  await Promise.all([watch._ask(), watch._ask()]);
  await clock.advance(9999);
  expect(await watch._ask()).toMatchObject({ online: 'true' });
  expect(network.requests).toHaveLength(1);
  await clock.advance(1);
  await watch._ask();
  expect(network.requests).toHaveLength(2);
});

test('a page seen again after a while asks again, a page seen again at once does not', async () => {
  const { watch, network, clock, page, seen } = setUp(answer(true));
  await watch._ask();
  network.serve(answer(false));
  page.hide();
  await clock.advance(5000);
  page.show();
  await clock.settle();
  expect(seen).toEqual([true]);
  page.hide();
  await clock.advance(5000);
  page.show();
  await clock.settle();
  expect(seen).toEqual([true, false]);
});

test('somebody who comes is seen within two minutes on a page that is looked at, and never asked for on a hidden one', async () => {
  const { watch, network, clock, page, seen } = setUp(answer(false));
  await watch._ask();
  network.serve(answer(true));
  await clock.advance(119_999);
  expect(seen).toEqual([false]);
  await clock.advance(1);
  expect(seen).toEqual([false, true]);
  await clock.advance(600_000);
  expect(network.requests).toHaveLength(7);
  page.hide();
  await clock.advance(3_600_000);
  expect(network.requests).toHaveLength(7);
  page.show();
  await clock.advance(120_000);
  expect(network.requests).toHaveLength(9);
  watch._stop();
  expect(clock.pending()).toBe(0);
});

test('it asks again after two minutes though the clock was set back', async () => {
  const { watch, network, clock } = setUp(answer(true));
  await watch._ask();
  clock.shift(-3_600_000);
  await clock.advance(120_000);
  expect(network.requests).toHaveLength(2);
});

test('while the line is down it tries again ever slower, at most once a minute', async () => {
  const { watch, network, clock } = setUp(nobody);
  watch._refresh();
  const counts: number[] = [];
  for (const step of [0, 500, 1000, 2000, 4000, 8000, 16_000, 30_000]) {
    await clock.advance(step);
    counts.push(network.requests.length);
  }
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('an answer that does not come counts as none after fifteen seconds', async () => {
  const timeOut = new AbortController();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(timeOut.signal);
  const { watch, network, clock } = setUp(() => new Promise(() => undefined));
  watch._refresh();
  await clock.settle();
  timeOut.abort(new DOMException('Late', 'TimeoutError'));
  await clock.advance(2000);
  expect(limit).toHaveBeenCalledWith(15_000);
  expect(network.requests).toHaveLength(2);
  limit.mockRestore();
});

test('it waits as long as the server asks', async () => {
  const { watch, network, clock } = setUp(() => jsonResponse({}, 503, { 'retry-after': '90' }));
  watch._refresh();
  await clock.advance(89_999);
  expect(network.requests).toHaveLength(1);
  await clock.advance(1);
  expect(network.requests).toHaveLength(2);
});

test('it tries at once when the line is back', async () => {
  const { watch, network, clock, seen } = setUp(nobody);
  watch._refresh();
  await clock.settle();
  network.serve(answer(true));
  network.goOnline();
  await clock.settle();
  expect(seen).toEqual([true]);
  // Only for what may change while the page is looked at.
  expect(clock.pending()).toBe(1);
});

test('a hidden page asks nothing', async () => {
  const { watch, network, clock, page } = setUp(nobody);
  watch._refresh();
  page.hide();
  await clock.advance(600_000);
  expect(network.requests).toHaveLength(1);
});

test('a refusal is said once and not asked for again', async () => {
  const { watch, network, clock, page, report } = setUp(() => new Response(null, { status: 404 }));
  watch._refresh();
  await clock.advance(600_000);
  page.show();
  network.goOnline();
  await clock.settle();
  expect(network.requests).toHaveLength(1);
  expect(report.warnings).toEqual([expect.stringContaining('404')]);
});

test('a page of something in between, which refuses everything, is no refusal', async () => {
  const { watch, network, clock, report } = setUp(() => {
    const headers = { 'content-type': 'text/html' };
    return network.requests.length > 1
      ? jsonResponse({ widgetId: 'w', online: 'true' })
      : new Response('<p>Sign in to the network</p>', { status: 403, headers });
  });
  watch._refresh();
  await clock.advance(2_000);
  expect(watch._isOnline()).toBe(true);
  expect(report.warnings).toEqual([]);
});

test('an old answer serves while there is no new one', async () => {
  const { watch, network, clock } = setUp(answer(true));
  await watch._ask();
  network.serve(nobody);
  await clock.advance(120_000);
  expect(await watch._ask()).toMatchObject({ online: 'true' });
});

test('an answer about no widget says nothing, and is asked for again', async () => {
  const { watch, network, clock, seen } = setUp(() => jsonResponse({ error: 'offline' }));
  await expect(watch._ask()).rejects.toMatchObject({ status: 200 });
  expect(watch._isOnline()).toBeUndefined();
  network.serve(answer(true));
  await clock.advance(10_000);
  expect(seen).toEqual([true]);
});

test('what was asked before it expired is no answer, however late it comes', async () => {
  const { watch, network, clock, seen } = setUp(answer(true));
  let answerLate: (response: Response) => void = () => {};
  network.serve(() => new Promise((resolve) => (answerLate = resolve)));
  watch._refresh();
  await clock.settle();
  network.serve(answer(false));
  watch._askAgain();
  await watch._ask();
  answerLate(answer(true)());
  await clock.settle();
  expect(watch._isOnline()).toBe(false);
  expect(seen).toEqual([false]);
});

test('who asked before it expired gets the answer to what is asked since', async () => {
  const { watch, network, clock } = setUp(answer(true));
  const answers: ((response: Response) => void)[] = [];
  network.serve(() => new Promise((resolve) => answers.push(resolve)));
  const asked = watch._ask();
  await clock.settle();
  watch._askAgain();
  await clock.settle();
  for (const give of answers) {
    give(answer(true)());
    await clock.settle();
  }
  expect(await asked).toMatchObject({ widgetId: 'w' });
});

test('a page that was left asks when it comes back, even if its request is still pending', async () => {
  const { watch, network, clock, page, seen } = setUp(() => new Promise(() => undefined));
  watch._refresh();
  await clock.settle();
  page.leave();
  network.serve(answer(true));
  page.comeBack();
  await clock.settle();
  expect(seen).toEqual([true]);
});

test('stopped, it does nothing more', async () => {
  const { watch, network, clock, page } = setUp(nobody);
  watch._refresh();
  await clock.settle();
  watch._stop();
  network.goOnline();
  page.show();
  await clock.advance(600_000);
  expect(network.requests).toHaveLength(1);
});
