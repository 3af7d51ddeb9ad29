import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium that starts, installed now if need be; `undefined` where none can be had. */
export async function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (await starts(chosen)) return chosen;
    process.stderr.write(`CHROME_PATH is ${chosen}, which does not start.\n`);
    return undefined;
  }
  return (await firstThatStarts()) ?? (await installBrowser());
}

/**
 * The same engine without a window, where it is installed beside `browser` (Debian's package `chromium-headless-shell`):
 * it tests the same pages with a fifth less of the processor. Else `browser`.
 */
export async function findHeadlessBrowser(browser) {
  const shell = `${browser}-headless-shell`;
  return existsSync(shell) && (await starts(shell)) ? shell : browser;
}

async function firstThatStarts() {
  for (const path of [...installed, await playwrightBrowser()]) {
    if (path && existsSync(path) && (await starts(path))) return path;
  }
  return undefined;
}

async function starts(path) {
  return (await run(path, ['--version'], { timeout: 30_000, quiet: true })) === 0;
}

async function playwrightBrowser() {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

async function installBrowser() {
  process.stdout.write('No Chromium found: installing one with Playwright …\n');
  const playwright = join(root, 'node_modules/playwright/cli.js');
  await run(process.execPath, [playwright, 'install', 'chromium'], { timeout: 300_000 });
  const downloaded = await firstThatStarts();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write("Playwright's browser can't be used here: installing Debian's chromium …\n");
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-q'], { env, timeout: 300_000 });
    await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium'], {
      env,
      timeout: 600_000,
    });
  }
  const found = await firstThatStarts();
  if (!found) {
    process.stderr.write(
      'The end-to-end tests need a Chromium and none could be installed. Install Chromium or Google Chrome,\n' +
        'or point CHROME_PATH at one, and run the tests again: CHROME_PATH=/path/to/chrome npm test\n',
    );
  }
  return found;
}
