import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';

// Where Playwright keeps what it has compiled of the tests: so workers find it, whose files are in a folder in memory of
// this run alone.
process.env.PWTEST_CACHE_DIR ??= join(tmpdir(), `playwright-transform-cache-${process.geteuid?.()}`);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  // What needs no browser runs with the unit tests, what installs whole frameworks by `npm run prove:frameworks`, what
  // takes minutes by `npm run prove:delivery` and `npm run pictures`, what takes the README's pictures with
  // `UPDATE_SCREENSHOTS=1`.
  testIgnore: [
    '**/*.model.test.ts',
    process.env.PROVE_FRAMEWORKS ? '' : '**/whole-frameworks.test.ts',
    process.env.PICTURES ? '' : '**/every-screen.test.ts',
    process.env.UPDATE_SCREENSHOTS ? '' : '**/screenshots/{readme,moving-picture}.test.ts',
    process.env.PROVE_MINUTES ? '' : '**/delivery/requests.test.ts',
  ],
  outputDir: '../test-results',
  globalSetup: ['../scripts/run/files-in-memory.mjs', './prepare.mjs'],
  fullyParallel: true,
  // Visitors and agents wait for each other, so one test leaves half a processor to others.
  workers: Math.max(3, Math.ceil(availableParallelism() * 1.5)),
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // What never comes is told as late as this, so that a machine that does much else has time for the rest.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    // A failure has a picture and a copy of the page at its end; `npm run e2e -- --trace on` has them at each step, and
    // takes a fifth longer.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.HEADLESS_PATH ?? '',
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${process.env.FEATURES_TO_LEAVE_OUT}`,
      ],
    },
  },
});
