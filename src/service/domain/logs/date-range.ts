import { invalidParameter } from '../failure';
import { addDays, dayAt, instantOf, namesTimeZone, type Day } from '../../../contract/hours/zoned-time';

/** From the first millisecond to the one behind the last. */
export interface DateRange {
  from: number;
  before: number;
}

interface Moment {
  first: number;
  /** The millisecond behind what was named: a day, a second or a millisecond. */
  behind: number;
}

const second = 1_000;
const usualDay = 24 * 3_600_000;

/**
 * Reads two ISO 8601 dates. One without a time is the whole day in the zone, one with a time but without an offset is
 * what clocks of the zone show, and both ends belong to the range. Throws `invalidParameter`.
 */
export function parseDateRange(
  start: string | undefined,
  end: string | undefined,
  timeZone: string,
): DateRange {
  if (!namesTimeZone(timeZone)) throw invalidParameter('timezone', 'must be a zone like Europe/Berlin');
  const from = parseMoment(start, 'start', timeZone).first;
  const before = parseMoment(end, 'end', timeZone).behind;
  if (from >= before) throw invalidParameter('end', 'must not be before start');
  return { from, before };
}

/** Returns the time right before a range: as many days, of which some have 23 or 25 hours; before one that is no whole days, as long as it. */
export function rangeBefore({ from, before }: DateRange, timeZone: string): DateRange {
  const length = before - from;
  const first = dayAt(timeZone, from);
  const areDays = [from, before].every((end) => instantOf(timeZone, dayAt(timeZone, end), 0) === end);
  // Nothing is from before 1970, where calendars get difficult.
  if (!areDays || length > from) return { from: from - length, before: from };
  return { from: instantOf(timeZone, addDays(first, -Math.round(length / usualDay)), 0), before: from };
}

function parseMoment(text: string | undefined, field: string, timeZone: string): Moment {
  if (!text?.trim()) throw invalidParameter(field, 'is required');
  const moment = readMoment(text.trim(), timeZone);
  if (!moment) {
    throw invalidParameter(field, 'must be an ISO 8601 date like 2026-03-29 or 2026-03-29T14:30:00+02:00');
  }
  return moment;
}

// A blank before the offset is a plus sign that was not escaped in the address.
const form =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,](\d{1,9}))?)?(Z|[+ -]\d\d(?::?\d\d)?)?)?$/i;

function readMoment(text: string, timeZone: string): Moment | undefined {
  const [, year, month, date, hour, minute, seconds = '0', fraction, offset] = form.exec(text) ?? [];
  const day = { year: Number(year), month: Number(month), day: Number(date) };
  if (!isDay(day)) return undefined;
  if (hour === undefined) {
    return { first: instantOf(timeZone, day, 0), behind: instantOf(timeZone, addDays(day, 1), 0) };
  }
  const minutes = Number(hour) * 60 + Number(minute);
  // 24:00:00 is the end of a day, 23:59:60 a leap second.
  if (Number(hour) > 24 || minutes > 1_440 || Number(minute) > 59 || Number(seconds) > 60) return undefined;
  const offsetMinutes = offset === undefined ? undefined : parseOffset(offset);
  const wall =
    offsetMinutes === undefined
      ? instantOf(timeZone, day, minutes)
      : Date.UTC(day.year, day.month - 1, day.day, 0, minutes - offsetMinutes);
  const milliseconds = Math.floor(Number(`0.${fraction ?? '0'}`) * second);
  const first = wall + Number(seconds) * second + milliseconds;
  return { first, behind: first + (fraction === undefined ? second : 1) };
}

function isDay({ year, month, day }: Day): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1970 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function parseOffset(text: string): number {
  if (text.toUpperCase() === 'Z') return 0;
  const digits = text.slice(1).replace(':', '');
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2) || '0');
  return text.startsWith('-') ? -minutes : minutes;
}
