import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { useQuickEngine } from './scripts/run/quick-engine.mjs';

useQuickEngine();

export default defineConfig({
  define: {
    __VERSION__: JSON.stringify('test'),
    __ENGINE_PROGRAMS__: `process.env['ENGINE_PROGRAMS']`,
  },
  test: {
    globalSetup: ['scripts/run/files-in-memory.mjs', 'src/service/storage/test-store.setup.ts'],
    include: [
      'src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.{ts,mjs}',
      'docs/**/*.test.ts',
      'demo/**/*.test.mjs',
      'e2e/**/*.model.test.ts',
    ],
    maxWorkers: availableParallelism(),
    // No test leaves anything behind in a module, and loading each again for each file would take as long as the tests.
    isolate: false,
    restoreMocks: true,
    // What never ends is told as late as this, so that a machine that does much else has time for the rest.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
