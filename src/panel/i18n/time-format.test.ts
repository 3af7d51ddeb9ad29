import { expect, test } from 'vitest';
import { createTimeFormat } from './time-format';

const noon = new Date(2026, 0, 5, 12).getTime();
const day = 86_400_000;

test.each([
  ['en', 0, 'Today'],
  ['en', -1, 'Yesterday'],
  ['de', -1, 'Gestern'],
  ['en', -2, 'Saturday, January 3'],
  ['en-gb', -2, 'Saturday 3 January'],
])('in %s, %i days from today is "%s"', (tag, days, expected) => {
  expect(createTimeFormat(tag).day(noon + days * day, noon)).toBe(expected);
});

test.each([
  ['en-GB', '01:02', '13:02'],
  ['de', '01:02', '13:02'],
  ['fr', '01:02', '13:02'],
  ['es', '1:02', '13:02'],
  ['en-US', '1:02 AM', '1:02 PM'],
])('writes the time as the region does: %s', (tag, early, late) => {
  const { time } = createTimeFormat(tag);
  const said = [1, 13].map((hour) => time(new Date(2026, 0, 5, hour, 2).getTime()).replace(/\s/g, ' '));
  expect(said).toEqual([early, late]);
});

test('tells the next opening in the visitor’s zone', () => {
  const monday9InLondon = Date.UTC(2026, 0, 5, 9);
  const before = process.env.TZ;
  try {
    for (const [zone, expected] of [
      ['Europe/London', 'Monday 09:00'],
      ['Asia/Tokyo', 'Monday 18:00'],
      ['Pacific/Honolulu', 'Sunday 23:00'],
    ] as const) {
      process.env.TZ = zone;
      const { weekdayTime } = createTimeFormat('en-gb');
      expect(weekdayTime(monday9InLondon, monday9InLondon - 2 * day).replace(' at', '')).toBe(expected);
    }
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
});

test.each([
  ['en-GB', 0, 'Monday 12:00'],
  ['en-GB', 6, 'Sunday 12:00'],
  ['en-GB', 7, 'Monday 12 January 12:00'],
  ['de', 21, 'Montag, 26. Januar um 12:00'],
  ['ja', 21, '1月26日月曜日 12:00'],
])('in %s, an opening %i days ahead is “%s”', (tag, days, expected) => {
  const { weekdayTime } = createTimeFormat(tag);
  expect(weekdayTime(noon + days * day, noon).replace(' at', '')).toBe(expected);
});
