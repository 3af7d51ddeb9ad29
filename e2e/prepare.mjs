import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../scripts/run/build-if-stale.mjs';
import { findBrowser } from '../scripts/run/browser.mjs';
import { root } from '../scripts/run/run.mjs';

/** Before all tests: the product as it will be started, and in the environment of the workers what they begin with. Answers what ends it. */
export default async function prepare() {
  if (!(await buildIfStale())) throw new Error('The build failed: see above.');
  const browser = await findBrowser();
  if (!browser) throw new Error('There is no browser to test with: see above.');
  process.env.CHROME_PATH = browser;
  const database = makeDatabase();
  process.env.EMPTY_DATABASE = database;
  return () => rmSync(database, { recursive: true, force: true });
}

/** By the program with which the service makes its own. */
function makeDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'chat-widget-database-'));
  const unfinished = join(folder, 'unfinished');
  mkdirSync(unfinished, { mode: 0o700 });
  execFileSync(process.execPath, ['dist/service/engine-create.js', unfinished, join(folder, 'postgres')], {
    cwd: root,
  });
  return folder;
}
