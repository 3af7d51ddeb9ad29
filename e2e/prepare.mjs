import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PGlite } from '@electric-sql/pglite';
import { buildIfStale } from '../scripts/run/build-if-stale.mjs';
import { findBrowser, findHeadlessBrowser } from '../scripts/run/browser.mjs';
import { useQuickEngine } from '../scripts/run/quick-engine.mjs';
import { root } from '../scripts/run/run.mjs';
import { hashPassword } from '../src/service/adapters/secrets.ts';
import { demo } from '../src/service/demo/demo-organisation.ts';
import { featuresToLeaveOut } from './features-to-leave-out.mjs';

/** Before all tests: the product as it will be started, and in the environment of the workers what they begin with. Answers what ends it. */
export default async function prepare() {
  if (!(await buildIfStale())) throw new Error('The build failed: see above.');
  const browser = await findBrowser();
  if (!browser) throw new Error('There is no browser to test with: see above.');
  process.env.CHROME_PATH = browser;
  process.env.HEADLESS_PATH = await findHeadlessBrowser(browser);
  process.env.FEATURES_TO_LEAVE_OUT = await featuresToLeaveOut(process.env.HEADLESS_PATH);
  useQuickEngine();
  const folder = mkdtempSync(join(tmpdir(), 'chat-widget-database-'));
  process.env.EMPTY_DATA = makeDatabase(folder);
  process.env.DEMO_DATA = await makeDemo(folder, process.env.EMPTY_DATA);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** By the program with which the service makes its own. */
function makeDatabase(folder) {
  const [unfinished, data] = [join(folder, 'unfinished'), join(folder, 'empty')];
  mkdirSync(unfinished, { mode: 0o700 });
  mkdirSync(data);
  const program = ['dist/service/engine-create.js', unfinished, join(data, 'postgres')];
  execFileSync(process.execPath, program, { cwd: root });
  return data;
}

/** What the first start of the demo leaves: its tables and its organisation. */
async function makeDemo(folder, empty) {
  const data = join(folder, 'demo');
  cpSync(empty, data, { recursive: true });
  const service = spawn(process.execPath, ['dist/service/main.js', '--demo'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: data, PORT: '0', HOST: '127.0.0.1', DEMO_EMPTY: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => service.once('exit', resolve));
  createInterface({ input: service.stdout }).on('line', (line) => {
    if (line.includes('The service is ready.')) service.kill('SIGTERM');
  });
  if ((await ended) !== 0)
    throw new Error('The service that makes the data of the demo did not stop in order.');
  await hashQuickly(data);
  return data;
}

/** Every sign-in would take a core for a third of a second; what a hash costs is tested beside it. */
async function hashQuickly(data) {
  const hash = await hashPassword(demo.password, { N: 16, r: 8, p: 1 });
  const database = await PGlite.create(join(data, 'postgres'));
  await database.query('update agents set password_hash = $1', [hash]);
  await database.close();
}
