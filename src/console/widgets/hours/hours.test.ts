import { expect, test } from 'vitest';
import {
  clockOf,
  describeHours,
  fromClock,
  hoursOn,
  newSchedule,
  nextRange,
  withHoursOn,
  withMondayOnWorkdays,
} from './hours';

const monday = Date.UTC(2026, 10, 23, 12);

test('a week is changed day by day, and Monday taken over', () => {
  const half = withHoursOn(newSchedule('UTC'), 'MONDAY', [['9:00 AM', '12:00 PM']]);
  expect(hoursOn(half, 'TUESDAY')).toEqual([['9:00 AM', '5:00 PM']]);
  const taken = withMondayOnWorkdays(half);
  expect([hoursOn(taken, 'FRIDAY'), hoursOn(taken, 'SATURDAY')]).toEqual([[['9:00 AM', '12:00 PM']], []]);
  expect(nextRange(hoursOn(taken, 'FRIDAY'))).toEqual(['1:00 PM', '4:00 PM']);
});

test.each([
  ['12:00 AM', '00:00'],
  ['9:05 AM', '09:05'],
  ['12:30 PM', '12:30'],
  ['11:59 PM', '23:59'],
])('%s is %s on a clock', (text, clock) => {
  expect([clockOf(text), fromClock(clock)]).toEqual([clock, text]);
});

test('what is open now is told in the schedule’s own zone, with the next change', () => {
  const schedule = newSchedule('Europe/Berlin');
  expect(describeHours(null, monday)).toBe('Always open.');
  expect(describeHours(schedule, monday)).toBe('Open now, until Monday 23 November at 17:00.');
  const holiday = { ...schedule, exceptions: [{ date: '2026-11-24', title: 'Move', hours: [] }] };
  expect(describeHours(holiday, monday + 6 * 3_600_000)).toBe(
    'Closed now. Opens Wednesday 25 November at 09:00.',
  );
  expect(describeHours({ timeZone: 'UTC', schedules: [] }, monday)).toBe('Closed, and never opens.');
});
