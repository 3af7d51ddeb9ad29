import { expect, test } from 'vitest';
import { offsetAt } from '../../../../contract/hours/zoned-time';
import { offsetsWithin } from './zone-offsets';

const hour = 3_600_000;

test.each(['Asia/Calcutta', 'Europe/Berlin', 'America/New_York', 'Africa/Casablanca', 'Australia/Lord_Howe'])(
  'the offsets of %s are those of its clocks, to the millisecond of a change',
  (timeZone) => {
    const [from, to] = [Date.UTC(2024, 0, 3, 5), Date.UTC(2027, 11, 30)];
    const [latest, ...earlier] = offsetsWithin(timeZone, from, to);
    function offsetOf(at: number) {
      return (earlier.filter(({ until }) => at < until).at(-1) ?? latest).offset;
    }
    for (let at = from; at <= to; at += 7 * hour) expect(offsetOf(at)).toBe(offsetAt(timeZone, at));
    for (const { until } of earlier)
      expect([offsetOf(until - 1), offsetOf(until)]).toEqual([
        offsetAt(timeZone, until - 1),
        offsetAt(timeZone, until),
      ]);
  },
);

test('a moment has one offset', () => {
  expect(offsetsWithin('Europe/Berlin', 0, 0)).toEqual([{ offset: hour, until: Infinity }]);
});
