import { expect, test } from 'vitest';
import { createZoneTime } from './zone-time';

test.each([
  ['UTC', '2026-11-21T00:05:00Z', '2026-11-21', '00:05', 'SATURDAY'],
  ['America/New_York', '2026-11-21T00:05:00Z', '2026-11-20', '19:05', 'FRIDAY'],
  ['Europe/Berlin', '2026-03-29T01:30:00Z', '2026-03-29', '03:30', 'SUNDAY'],
  ['Asia/Kolkata', '2026-12-31T18:30:00Z', '2027-01-01', '00:00', 'FRIDAY'],
  ['Nowhere/City', '2026-11-21T13:00:00Z', '2026-11-21', '13:00', 'SATURDAY'],
])('in %s at %s it is %s %s, %s', (zone, at, date, timeOfDay, weekday) => {
  expect(createZoneTime(zone)(Date.parse(at))).toEqual({ date, timeOfDay, weekday });
});
