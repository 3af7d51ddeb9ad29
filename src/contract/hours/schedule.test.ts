import { describe, expect, test, vi } from 'vitest';
import type { Schedule, SchedulePeriod } from './schedule';
import { formatTimeOfDay, hoursAt, nextChange, parseTimeOfDay } from './schedule';
import { addDays, instantOf, instantsOf } from './zoned-time';

function utc(text: string) {
  return Date.parse(`${text}Z`);
}
function period(
  dayOfWeek: SchedulePeriod['dayOfWeek'],
  start: string,
  end: string,
  enabled = true,
): SchedulePeriod {
  return { dayOfWeek, enabled, scheduleList: [start, end] };
}
function schedule(timeZone: string, ...schedules: SchedulePeriod[]): Schedule {
  return { timeZone, schedules };
}

const office = schedule(
  'UTC',
  period('MONDAY', '9:00 AM', '12:00 PM'),
  period('MONDAY', '1:00 PM', '5:00 PM'),
  period('TUESDAY', '9:00 AM', '5:00 PM', false),
);
const night = schedule('UTC', period('FRIDAY', '10:00 PM', '2:00 AM'));
const berlin = schedule('Europe/Berlin', period('SUNDAY', '1:30 AM', '3:30 AM'));
const newYork = schedule('America/New_York', period('SUNDAY', '9:00 AM', '5:00 PM'));
const gap = schedule('America/New_York', period('SUNDAY', '2:30 AM', '4:00 AM'));
const skipped = schedule(
  'America/New_York',
  period('SUNDAY', '2:30 AM', '3:15 AM'),
  period('SUNDAY', '9:00 AM', '5:00 PM'),
);
const fold = schedule('America/New_York', period('SUNDAY', '1:30 AM', '2:30 AM'));
const allDay = schedule('Asia/Kathmandu', period('WEDNESDAY', '12:00 AM', '12:00 AM'));

const holidays: Schedule = {
  ...office,
  exceptions: [
    { date: '2026-11-16', title: 'Stocktaking', hours: [] },
    { date: '2026-11-21', title: 'Fair', hours: [['11:00 AM', '1:00 PM']] },
  ],
};
const longHolidays: Schedule = {
  ...office,
  exceptions: ['16', '23', '30', '07'].map((day) => ({
    date: `2026-${day === '07' ? 12 : 11}-${day}`,
    title: '',
    hours: [],
  })),
};

// 2026-11-16 is a Monday. Clocks change on 2026-03-29 and 2026-10-25 in Berlin, 2026-03-08 and 2026-11-01 in New York.
describe('a schedule', () => {
  test.each<[string, Schedule | undefined, string, boolean, string?]>([
    ['is always open when there is none', undefined, '2026-11-16T03:00', true],
    ['is never open without periods', schedule('UTC'), '2026-11-16T03:00', false],
    ['opens later on the same day', office, '2026-11-16T08:59', false, '2026-11-16T09:00'],
    ['is open from the first minute', office, '2026-11-16T09:00', true],
    ['closes between split shifts', office, '2026-11-16T12:00', false, '2026-11-16T13:00'],
    ['is open in the second shift', office, '2026-11-16T16:59:59', true],
    ['skips a disabled period to next week', office, '2026-11-16T17:00', false, '2026-11-23T09:00'],
    ['runs past midnight', night, '2026-11-21T01:59', true],
    ['ends past midnight', night, '2026-11-21T02:00', false, '2026-11-27T22:00'],
    ['takes equal times as a whole day', allDay, '2026-11-17T18:15', true],
    ['ends a whole day at its midnight', allDay, '2026-11-18T18:15', false, '2026-11-24T18:15'],
    ['reads its zone in winter', newYork, '2026-11-15T14:00', true],
    ['reads its zone in summer', newYork, '2026-07-12T13:00', true],
    ['is not yet open in summer', newYork, '2026-07-12T12:59', false, '2026-07-12T13:00'],
    [
      'opens by summer time on the day clocks go forward',
      newYork,
      '2026-03-08T12:59',
      false,
      '2026-03-08T13:00',
    ],
    [
      'opens by winter time on the day clocks go back',
      newYork,
      '2026-11-01T13:59',
      false,
      '2026-11-01T14:00',
    ],
    [
      'is an hour shorter when an hour is skipped in it',
      berlin,
      '2026-03-29T01:30',
      false,
      '2026-04-04T23:30',
    ],
    ['is an hour longer when an hour repeats in it', berlin, '2026-10-25T02:29', true],
    ['ends when an hour repeated in it', berlin, '2026-10-25T02:30', false, '2026-11-01T00:30'],
    ['does not open for hours that are skipped', skipped, '2026-03-08T06:00', false, '2026-03-08T13:00'],
    ['does not open where both are skipped', skipped, '2026-03-08T07:30', false, '2026-03-08T13:00'],
    ['starts late when its start is skipped', gap, '2026-03-08T07:29', false, '2026-03-08T07:30'],
    ['starts at the first of two equal times', fold, '2026-11-01T05:30', true],
    ['falls back to UTC in an unknown zone', { ...office, timeZone: 'Mars/Base' }, '2026-11-16T09:00', true],
    [
      'ignores a period it cannot read',
      schedule('UTC', period('MONDAY', 'nine', 'five')),
      '2026-11-16T10:00',
      false,
    ],
    ['is closed on a holiday', holidays, '2026-11-16T10:00', false, '2026-11-21T11:00'],
    ['has hours of their own on other days', holidays, '2026-11-21T11:00', true],
    ['waits for the end of long holidays', longHolidays, '2026-11-16T10:00', false, '2026-12-14T09:00'],
  ])('%s', (_name, given, at, isOpen, opensAt) => {
    expect(hoursAt(given, utc(at))).toEqual({ isOpen, ...(opensAt ? { opensAt: utc(opensAt) } : {}) });
  });
});

test.each([
  ['12:00 AM', 0],
  ['12:30 pm', 750],
  ['1:05 PM', 785],
  ['09:00AM', 540],
  ['11:59 PM', 1439],
  ['13:00 PM', undefined],
  ['0:30 AM', undefined],
  ['9:60 AM', undefined],
  ['9 AM', undefined],
])('the time of day %s is minute %s', (text, minutes) => {
  expect(parseTimeOfDay(text)).toBe(minutes);
});

test.each<[string, Schedule | undefined, string, string?]>([
  ['opens', office, '2026-11-16T12:00', '2026-11-16T13:00'],
  ['closes', office, '2026-11-16T13:00', '2026-11-16T17:00'],
  ['closes past midnight', night, '2026-11-20T23:00', '2026-11-21T02:00'],
  [
    'closes after hours that follow each other',
    schedule('UTC', period('MONDAY', '9:00 AM', '12:00 PM'), period('MONDAY', '12:00 PM', '6:00 PM')),
    '2026-11-16T10:00',
    '2026-11-16T18:00',
  ],
  [
    'closes before a holiday',
    { ...allWeek(), exceptions: [{ date: '2026-11-18', title: '', hours: [] }] },
    '2026-11-16T10:00',
    '2026-11-18T00:00',
  ],
  ['never changes without a schedule', undefined, '2026-11-16T10:00'],
  ['never changes where it is always open', allWeek(), '2026-11-16T10:00'],
])('a schedule %s next', (_name, given, at, next) => {
  expect(nextChange(given, utc(at))).toBe(next && utc(next));
});

function allWeek(): Schedule {
  const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
  return schedule('UTC', ...days.map((day) => period(day, '12:00 AM', '12:00 AM')));
}

test('a time of day is written as it is read', () => {
  for (let minute = 0; minute < 1440; minute++) expect(parseTimeOfDay(formatTimeOfDay(minute))).toBe(minute);
});

/** A year of them. */
function holidaysFrom(year: number, month = 0, day = 1) {
  return Array.from({ length: 366 }, (_, at) => {
    const date = new Date(Date.UTC(year, month, day + at)).toISOString().slice(0, 10);
    return { date, title: '', hours: [] };
  });
}

test('holidays by the hundred and a week that never opens take no longer than a few days', () => {
  const exceptions = holidaysFrom(2030);
  const never: Schedule = { timeZone: 'UTC', schedules: [], exceptions };
  const days = vi.spyOn(Date, 'UTC');
  expect(hoursAt(never, Date.UTC(2026, 10, 18))).toEqual({ isOpen: false });
  const taken = days.mock.calls.length;
  days.mockRestore();
  expect(taken).toBeLessThan(100);
});

test('a week opens behind a year of holidays, and a day with hours of its own may come first', () => {
  const closed = holidaysFrom(2026, 10, 18);
  const schedules: Schedule['schedules'] = [
    { dayOfWeek: 'MONDAY', enabled: true, scheduleList: ['9:00 AM', '5:00 PM'] },
  ];
  const now = Date.UTC(2026, 10, 18, 12);
  const week: Schedule = { timeZone: 'UTC', schedules, exceptions: closed };
  expect(hoursAt(week, now)).toEqual({ isOpen: false, opensAt: Date.UTC(2027, 10, 22, 9) });
  const exceptions = closed.map((one, at) =>
    at === 100 ? { ...one, hours: [['1:00 PM', '2:00 PM'] as [string, string]] } : one,
  );
  expect(hoursAt({ ...week, exceptions }, now)).toEqual({
    isOpen: false,
    opensAt: Date.UTC(2026, 10, 118, 13),
  });
});

test.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia'])(
  'all minutes of a day are the same moments in %s, also where clocks change',
  (timeZone) => {
    for (let at = 0; at < 366; at++) {
      const day = addDays({ year: 2026, month: 1, day: 1 }, at);
      const moment = instantsOf(timeZone, day);
      for (const minute of [0, 61, 150, 185, 1_439])
        expect(moment(minute)).toBe(instantOf(timeZone, day, minute));
    }
  },
);
