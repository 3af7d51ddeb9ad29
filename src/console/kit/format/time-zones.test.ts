import { expect, test } from 'vitest';
import { zonesWith } from './time-zones';

test('time zones are chosen among those that exist, and the one that is set stays a choice', () => {
  const zones = zonesWith('Berlin');
  expect(zones).toEqual(expect.arrayContaining(['UTC', 'Europe/Berlin', 'Berlin']));
  expect(new Set(zones).size).toBe(zones.length);
  expect(zonesWith('')).not.toContain('');
});
