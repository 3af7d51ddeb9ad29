import { describe, expect, test } from 'vitest';
import { parseDateRange } from './date-range';

const day = 86_400_000;
function utc(...parts: Parameters<typeof Date.UTC>) {
  return Date.UTC(...parts);
}

describe('a range of dates', () => {
  test.each([
    ['one day', '2026-11-18', '2026-11-18', 'Etc/UTC', utc(2026, 10, 18), utc(2026, 10, 19)],
    ['several days', '2026-11-18', '2026-11-20', 'Etc/UTC', utc(2026, 10, 18), utc(2026, 10, 21)],
    [
      'a day in a zone',
      '2026-11-18',
      '2026-11-18',
      'Asia/Tokyo',
      utc(2026, 10, 17, 15),
      utc(2026, 10, 18, 15),
    ],
    [
      'a day of 23 hours',
      '2026-03-29',
      '2026-03-29',
      'Europe/Berlin',
      utc(2026, 2, 28, 23),
      utc(2026, 2, 29, 22),
    ],
    [
      'a day of 25 hours',
      '2026-10-25',
      '2026-10-25',
      'Europe/Berlin',
      utc(2026, 9, 24, 22),
      utc(2026, 9, 25, 23),
    ],
    [
      'a day that begins at one',
      '2018-11-04',
      '2018-11-04',
      'America/Sao_Paulo',
      utc(2018, 10, 4, 3),
      utc(2018, 10, 5, 2),
    ],
    ['a leap day', '2028-02-29', '2028-02-29', 'UTC', utc(2028, 1, 29), utc(2028, 2, 1)],
    ['the short form', '20261118', '20261118', 'UTC', utc(2026, 10, 18), utc(2026, 10, 19)],
    [
      'times of the zone',
      '2026-07-01T09:00:00',
      '2026-07-01T09:30:00',
      'Europe/Berlin',
      utc(2026, 6, 1, 7),
      utc(2026, 6, 1, 7, 30, 1),
    ],
    [
      'a skipped hour',
      '2026-03-29T02:30',
      '2026-03-29T02:30',
      'Europe/Berlin',
      utc(2026, 2, 29, 1, 30),
      utc(2026, 2, 29, 1, 30, 1),
    ],
    [
      'times with Z',
      '2026-07-01T09:00:00Z',
      '2026-07-01T09:00:59Z',
      'Europe/Berlin',
      utc(2026, 6, 1, 9),
      utc(2026, 6, 1, 9, 1),
    ],
    [
      'milliseconds',
      '2026-07-01T09:00:00.250Z',
      '2026-07-01T09:00:00.250Z',
      'UTC',
      utc(2026, 6, 1, 9, 0, 0, 250),
      utc(2026, 6, 1, 9, 0, 0, 251),
    ],
    [
      'offsets',
      '2026-07-01T09:00:00+02:00',
      '2026-07-01T09:00:00-0330',
      'UTC',
      utc(2026, 6, 1, 7),
      utc(2026, 6, 1, 12, 30, 1),
    ],
    [
      'a plus that became a blank',
      '2026-07-01T09:00:00 02:00',
      '2026-07-01',
      'UTC',
      utc(2026, 6, 1, 7),
      utc(2026, 6, 2),
    ],
    [
      'the end of a day',
      '2026-07-01',
      '2026-07-01T24:00:00',
      'UTC',
      utc(2026, 6, 1),
      utc(2026, 6, 2, 0, 0, 1),
    ],
  ])('reads %s', (_what, start, end, zone, from, before) => {
    expect(parseDateRange(start, end, zone)).toEqual({ from, before });
  });

  test('days next to each other meet, also when the clocks change', () => {
    for (let at = utc(2026, 0, 1); at < utc(2027, 0, 1); at += day) {
      const [today = '', tomorrow = ''] = [at, at + day].map((instant) =>
        new Date(instant).toISOString().slice(0, 10),
      );
      const { before } = parseDateRange(today, today, 'America/New_York');
      expect(parseDateRange(tomorrow, tomorrow, 'America/New_York').from).toBe(before);
    }
  });

  test.each([
    ['start', undefined, '2026-11-18', 'UTC'],
    ['start', '', '2026-11-18', 'UTC'],
    ['end', '2026-11-18', undefined, 'UTC'],
    ['start', 'yesterday', '2026-11-18', 'UTC'],
    ['start', '18.11.2026', '2026-11-18', 'UTC'],
    ['start', '2026-02-30', '2026-11-18', 'UTC'],
    ['start', '2026-13-01', '2026-11-18', 'UTC'],
    ['end', '2026-11-18', '2026-11-18T25:00', 'UTC'],
    ['end', '2026-11-18', '2026-11-18T10:60', 'UTC'],
    ['end', '2026-11-19', '2026-11-18', 'UTC'],
    ['end', '2026-11-18T10:00:01Z', '2026-11-18T10:00:00Z', 'UTC'],
    ['timezone', '2026-11-18', '2026-11-18', 'Mars/Base'],
  ])('refuses a wrong %s: %s to %s', (field, start, end, zone) => {
    expect(() => parseDateRange(start, end, zone)).toThrow(new RegExp(`^${field}: `));
  });
});
