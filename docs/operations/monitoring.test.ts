import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createMeters } from '../../src/service/metrics/meters';
import { addReadMetrics } from '../../src/service/metrics/read-metrics';

function pathOf(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** The names under which Prometheus keeps what the service exports. */
async function namesOfMetrics(): Promise<string[]> {
  const { registry } = createMeters();
  addReadMetrics(registry, {
    version: '1',
    readDatabase: () => Promise.reject(new Error('There is none.')),
    readStore: () => ({ pools: [], notifications: { batches: 0, lost: 0 } }),
    hearsOthers: () => true,
    instances: () => 1,
    heldPolls: () => 0,
    consoleStreams: () => 0,
    clockSkew: () => 0,
    stalledWorkers: () => 0,
    isMailConfigured: true,
    now: () => 0,
  });
  const metrics = await registry.getMetricsAsJSON();
  return metrics.flatMap(({ name, type }) =>
    String(type) === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : name,
  );
}

function namesIn(text: string): string[] {
  return [...new Set(text.match(/\b(?:chat_widget|nodejs|process)_[a-z0-9_]+/g))];
}

test.each(['grafana-dashboard.json', 'alerts.yml'])(
  'every metric in %s is one of the service',
  async (file) => {
    const used = namesIn(readFileSync(pathOf(file), 'utf8'));
    const known = await namesOfMetrics();
    expect(used.length).toBeGreaterThan(8);
    expect(used.filter((name) => !known.includes(name))).toEqual([]);
  },
);

test('the page about operations explains every metric of the service itself', async () => {
  const page = readFileSync(pathOf('../operations.md'), 'utf8');
  const own = (await namesOfMetrics()).filter((name) => name.startsWith('chat_widget_'));
  const explained = own.filter((name) => page.includes(name.replace(/_(bucket|count|sum)$/, '')));
  expect(explained).toEqual(own);
});

test('the dashboard is one that Grafana imports', () => {
  const { title, panels } = JSON.parse(readFileSync(pathOf('grafana-dashboard.json'), 'utf8')) as {
    title: string;
    panels: { id: number; targets: { expr: string }[] }[];
  };
  expect(title).toBe('ChatWidget');
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const { targets } of panels) expect(targets.every(({ expr }) => expr.length > 0)).toBe(true);
});

const hasPromtool = isInstalled('promtool');
test.skipIf(!hasPromtool)(
  `promtool takes the alerts${hasPromtool ? '' : ' (skipped: it is not installed here)'}`,
  () => {
    execFileSync('promtool', ['check', 'rules', pathOf('alerts.yml')], { stdio: 'pipe' });
  },
);

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
