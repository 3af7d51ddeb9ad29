import { expect, test, vi } from 'vitest';
import { ownTimeZone, periodOf, presetOf, presets } from './period';

const now = new Date(2026, 2, 1, 0, 30).getTime();

test.each([
  ['today', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-02-28', '2026-02-28'],
  ['week', '2026-02-23', '2026-03-01'],
  ['month', '2026-01-31', '2026-03-01'],
  ['year', '2025-03-02', '2026-03-01'],
] as const)('%s is a range of days', (preset, start, end) => {
  expect(periodOf(preset, now)).toEqual({ start, end });
});

test('a range is known as its preset, and any other as none', () => {
  for (const preset of presets) expect(presetOf(periodOf(preset, now), now)).toBe(preset);
  expect(presetOf({ start: '2026-01-01', end: '2026-03-01' }, now)).toBeUndefined();
});

test('a device whose zone its browser does not know has one that the service takes', () => {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Etc/Unknown' };
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
  expect(ownTimeZone()).toBe('UTC');
  spy.mockRestore();
});
