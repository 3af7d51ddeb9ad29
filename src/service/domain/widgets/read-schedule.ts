import { parseTimeOfDay, type Schedule, type TimeRange } from '../../../contract/hours/schedule';
import { addDays, namesTimeZone } from '../../../contract/hours/zoned-time';
import { invalidParameter } from '../failure';

const mostExceptions = 366;
const longestTitle = 100;

/** Checks what a type can't: that the zone is one, that times are times and days days. `field`: what the request calls it. */
export function readSchedule(schedule: Schedule, field: string): Schedule {
  const { timeZone, schedules, exceptions = [] } = schedule;
  if (!namesTimeZone(timeZone)) {
    throw invalidParameter(`${field}.timeZone`, 'must be a zone like Europe/Berlin, or UTC');
  }
  for (const [at, { scheduleList }] of schedules.entries())
    checkTimes(scheduleList, `${field}.schedules[${at}].scheduleList`);
  if (exceptions.length > mostExceptions)
    throw invalidParameter(`${field}.exceptions`, `must be at most ${mostExceptions}`);
  for (const [at, { date, title, hours }] of exceptions.entries()) {
    const place = `${field}.exceptions[${at}]`;
    if (!isDay(date)) throw invalidParameter(`${place}.date`, 'must be a day like 2026-12-25');
    if (exceptions.findIndex((one) => one.date === date) !== at)
      throw invalidParameter(`${place}.date`, 'appears twice. Change or remove one of them');
    if (title.length > longestTitle)
      throw invalidParameter(`${place}.title`, `must be at most ${longestTitle} characters`);
    for (const range of hours) checkTimes(range, `${place}.hours`);
  }
  return {
    timeZone,
    schedules: schedules.map(({ dayOfWeek, enabled, scheduleList }) => ({
      dayOfWeek,
      enabled,
      scheduleList,
    })),
    ...(exceptions.length > 0 && {
      exceptions: exceptions.map(({ date, title, hours }) => ({ date, title: title.trim(), hours })),
    }),
  };
}

function checkTimes(range: TimeRange, field: string) {
  if (range.some((time) => parseTimeOfDay(time) === undefined))
    throw invalidParameter(field, 'must have a start and an end, like 9:00 AM');
}

/** One that the calendar has. */
function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = /^\d{4}-\d\d-\d\d$/.test(text) ? text.split('-').map(Number) : [];
  const same = addDays({ year, month, day }, 0);
  return day > 0 && same.month === month && same.day === day;
}

/** Refuses hours of one day that overlap; they may follow each other. Only the console asks: systems of customers keep what they have. */
export function refuseOverlaps({ schedules, exceptions = [] }: Schedule, field: string): void {
  for (const [at, { dayOfWeek, enabled, scheduleList }] of schedules.entries()) {
    const earlier = schedules.slice(0, at).filter((one) => one.enabled && one.dayOfWeek === dayOfWeek);
    if (enabled && earlier.some((one) => overlap(one.scheduleList, scheduleList)))
      throw invalidParameter(`${field}.schedules[${at}].scheduleList`, overlaps);
  }
  for (const [at, { hours }] of exceptions.entries())
    if (hours.some((range, later) => hours.slice(0, later).some((one) => overlap(one, range))))
      throw invalidParameter(`${field}.exceptions[${at}].hours`, overlaps);
}

const overlaps = 'overlaps with other hours of the day';

function overlap(one: TimeRange, other: TimeRange): boolean {
  const [[start, end], [otherStart, otherEnd]] = [minutesOf(one), minutesOf(other)];
  return start < otherEnd && otherStart < end;
}

/** Since midnight; what ends at its start or before it ends on the next day. */
function minutesOf([from, to]: TimeRange): [start: number, end: number] {
  const [start = 0, end = 0] = [parseTimeOfDay(from), parseTimeOfDay(to)];
  return [start, end <= start ? end + 1_440 : end];
}
