import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createEmptyDataFolder } from '../data-folder';
import { freePort } from '../free-port';
import { expect, test } from '../people';

const root = fileURLToPath(new URL('../..', import.meta.url));
const lines = readFileSync(`${root}/docs/operations/Containerfile`, 'utf8')
  .replaceAll('\\\n', ' ')
  .split('\n');

function commandOf(pattern: RegExp): [string, string[]] {
  const line = lines.find((one) => pattern.test(one)) ?? '';
  const [program = '', ...parameters] = JSON.parse(line.slice(line.indexOf('['))) as string[];
  return [program, parameters];
}

test('the container’s command serves, its health check tells so, and its signal ends it in order', async () => {
  test.setTimeout(120_000);
  const settings = Object.fromEntries(
    (lines.find((line) => line.startsWith('ENV ')) ?? '')
      .slice(4)
      .split(' ')
      .map((pair) => pair.split('=')),
  ) as Record<string, string>;
  expect(Object.keys(settings)).toEqual(['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR']);
  const dataDir = await createEmptyDataFolder();
  const metricsPort = String(await freePort());
  const env = {
    ...process.env,
    ...settings,
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    METRICS_PORT: metricsPort,
    DATA_DIR: dataDir,
  };
  function isHealthy(): boolean {
    const [program, parameters] = commandOf(/^HEALTHCHECK /);
    return spawnSync(program, parameters, { env }).status === 0;
  }
  expect(isHealthy()).toBe(false);
  const [program, parameters] = commandOf(/^CMD /);
  const child = spawn(program, parameters, { cwd: root, env, stdio: 'ignore' });
  const exited = once(child, 'exit');
  await expect.poll(isHealthy, { timeout: 60_000 }).toBe(true);
  const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(await metrics.text()).toContain('chat_widget_database_up 1');
  child.kill(lines.find((line) => line.startsWith('STOPSIGNAL '))?.slice(11) as NodeJS.Signals);
  expect(await exited).toEqual([0, null]);
  await rm(dataDir, { recursive: true, force: true });
});
