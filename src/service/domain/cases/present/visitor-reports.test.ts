import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { defaultSettings } from '../../../../contract/settings/parse-settings';
import { createTestClock } from '../../../testing/test-clock';
import type { Widget } from '../../widgets/widgets';
import { createPresentVisitors } from './present-visitors';
import { createVisitorReports, type VisitorReport } from './visitor-reports';

const widget = {
  id: 'w',
  orgId: 1,
  allowedOrigins: [],
  settings: { ...defaultSettings(), visitorsNow: { isOn: true } },
} as unknown as Widget;

function setUp() {
  const clock = createTestClock(0);
  const reads: string[] = [];
  const present = createPresentVisitors({
    pubSub: { publish: () => undefined, subscribe: () => () => {}, instances: () => 1 },
    clock,
  });
  const take = createVisitorReports({
    present,
    clock,
    directory: { widget: async () => widget },
    secrets: { digest: (text) => text },
    store: {
      bans: { holds: async () => reads.push('bans') < 0 },
      organisations: {
        privacyOf: async () => {
          reads.push('privacy');
          return { shortensAddresses: false };
        },
      },
    } as never,
  });
  function report(more: Partial<VisitorReport> = {}) {
    const counted = { visits: 1, pages: 1, secondsOnSite: 0, secondsOnPage: 0 };
    const from = { widgetId: 'w', token: 'vera', view: 'page', isLeaving: false, requester: {} };
    return take({ orgId: 1 }, { ...from, ...counted, ...more }, () => undefined);
  }
  return { clock, reads, present, report };
}

test('the database is read when a visitor is new, and every five minutes, and not with each report', async () => {
  const { clock, reads, report } = setUp();
  for (let count = 0; count < 14; count++) {
    await report({ pages: count + 1 });
    clock.advance(20_000);
  }
  expect(reads).toEqual(['privacy', 'bans']);
  clock.advance(20_000);
  await report();
  expect(reads).toHaveLength(4);
});

test('a moment that a page counts does not shift with the time that its requests take', async () => {
  const { clock, present, report } = setUp();
  await report({ secondsOnSite: 60 });
  const [first] = present.ofWidgets(1, new Set(['w']));
  const arrivedAt = first?.visitor.arrivedAt;
  clock.advance(21_500);
  await report({ secondsOnSite: 80 });
  expect(present.ofWidgets(1, new Set(['w']))[0]?.visitor.arrivedAt).toBe(arrivedAt);
});

test('of a long request only what it says is kept in memory', async () => {
  const { report } = setUp();
  await report();
  const before = usedMemory();
  for (let at = 0; at < 300; at++) {
    const body = Buffer.from(`${'long '.repeat(40_000)}${at} on a long page`).toString();
    const said = body.slice(-20);
    await report({ token: `browser ${at}`, view: said, name: said, pageTitle: said });
  }
  expect(usedMemory() - before).toBeLessThan(20_000_000);
});

function usedMemory(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}
