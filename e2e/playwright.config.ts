import { defineConfig } from 'playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  // What needs no browser runs with the unit tests, what installs whole frameworks by `npm run prove:frameworks`, what
  // takes minutes by `npm run prove:delivery`.
  testIgnore: [
    '**/*.model.test.ts',
    process.env.PROVE_FRAMEWORKS ? '' : '**/whole-frameworks.test.ts',
    process.env.PROVE_MINUTES ? '' : '**/delivery/requests.test.ts',
  ],
  outputDir: '../test-results',
  globalSetup: ['../scripts/run/files-in-memory.mjs', './prepare.mjs'],
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    // Without pictures of each step, which take a fifth of the time; what the page holds at each is there.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '',
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
