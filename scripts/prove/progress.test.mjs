import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withProgress } from './progress.mjs';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a terminal has one line, which says how long and how far, and stays', async () => {
  const written = await show({ isTTY: true });
  expect(written[0]).toBe('Building … 0 s');
  expect(written).toContain('\r\x1b[KBuilding: console … 2 s');
  expect(written.at(-1)).toBe('\r\x1b[KBuilding … 12 s\n');
});

test('a file has a line at once and every five seconds', async () => {
  expect(await show({})).toEqual(['Building …\n', 'Building: console … 5 s\n', 'Building: console … 10 s\n']);
});

async function show(output) {
  const written = [];
  const shown = withProgress(
    'Building',
    async (report) => {
      report('console');
      await vi.advanceTimersByTimeAsync(12_000);
    },
    { ...output, write: (text) => written.push(text) },
  );
  await shown;
  return written;
}
