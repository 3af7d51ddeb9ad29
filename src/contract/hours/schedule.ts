import { addDays, dayAt, instantsOf, isTimeZone, weekdayOf, type Day } from './zoned-time';

/** Hours of operation, as `conversationSchedule` of the provisioning interface, and days that are unlike the others. */
export interface Schedule {
  timeZone: string;
  schedules: SchedulePeriod[];
  exceptions?: ScheduleException[];
}

export interface SchedulePeriod {
  dayOfWeek: Weekday;
  enabled: boolean;
  /** Start and end, `h:mm AM`. An end before its start runs past midnight. */
  scheduleList: TimeRange;
}

export type TimeRange = [start: string, end: string];

/** A holiday, or a day with hours of its own. */
export interface ScheduleException {
  /** `2026-12-25` in the schedule's zone. */
  date: string;
  /** What it is, for the team. */
  title: string;
  /** In the place of those of its weekday; none: closed. */
  hours: TimeRange[];
}

export const weekdays = [
  'SUNDAY',
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
] as const;
export type Weekday = (typeof weekdays)[number];

export interface Hours {
  isOpen: boolean;
  /** When it opens next, epoch milliseconds; absent while open, and when it never opens. */
  opensAt?: number;
}

/** Whether a schedule is open at that instant. Without a schedule it always is. */
export function hoursAt(schedule: Schedule | undefined, now: number): Hours {
  if (!schedule) return { isOpen: true };
  const timeZone = isTimeZone(schedule.timeZone) ? schedule.timeZone : 'UTC';
  for (const day of daysToOpen(schedule, dayAt(timeZone, now))) {
    const periods = periodsOf(schedule, timeZone, day);
    if (periods.some(([start, end]) => start <= now && now < end)) return { isOpen: true };
    const later = periods.map(([start]) => start).filter((start) => start > now);
    if (later.length > 0) return { isOpen: false, opensAt: Math.min(...later) };
  }
  return { isOpen: false };
}

/**
 * Days of which one is the first to have hours, in their order: those around today, and what may follow behind holidays of a year.
 * Not day by day: each request of a visitor asks, and so does each widget that a chat may go to.
 */
function* daysToOpen(schedule: Schedule, today: Day): Iterable<Day> {
  // From yesterday, since a period may run past midnight.
  for (let offset = -1; offset <= 8; offset++) yield addDays(today, offset);
  const beyond = addDays(today, 9);
  const first = formatDay(beyond);
  const exceptions = (schedule.exceptions ?? []).filter(({ date }) => date >= first);
  const unlike = new Set(exceptions.map(({ date }) => date));
  const withHours = new Set(schedule.schedules.filter(({ enabled }) => enabled).map((one) => one.dayOfWeek));
  const later = exceptions.filter(({ hours }) => hours.length > 0).map(({ date }) => readDay(date));
  for (let offset = 0; offset < 7; offset++) {
    let day = addDays(beyond, offset);
    const name = weekdays[weekdayOf(day)];
    if (!name || !withHours.has(name)) continue;
    while (unlike.has(formatDay(day))) day = addDays(day, 7);
    later.push(day);
  }
  yield* later.sort((one, other) => formatDay(one).localeCompare(formatDay(other)));
}

/** When that changes next, epoch milliseconds; absent where it never does, or not within the days that are looked at. */
export function nextChange(schedule: Schedule | undefined, now: number): number | undefined {
  const { isOpen, opensAt } = hoursAt(schedule, now);
  if (!schedule || !isOpen) return opensAt;
  const timeZone = isTimeZone(schedule.timeZone) ? schedule.timeZone : 'UTC';
  const today = dayAt(timeZone, now);
  let until = now;
  for (let offset = -1; offset <= 8; offset++)
    for (const [start, end] of periodsOf(schedule, timeZone, addDays(today, offset)))
      if (start <= until && end > until) until = end;
  return hoursAt(schedule, until).isOpen ? undefined : until;
}

function periodsOf(schedule: Schedule, timeZone: string, day: Day): [start: number, end: number][] {
  const at = instantsOf(timeZone, day);
  const atNext = instantsOf(timeZone, addDays(day, 1));
  const lists = rangesOf(schedule, day).flatMap(([from, to]): [number, number][] => {
    const start = parseTimeOfDay(from);
    const end = parseTimeOfDay(to);
    if (start === undefined || end === undefined) return [];
    return [[at(start), end <= start ? atNext(end) : at(end)]];
  });
  // Of hours that the clock skips nothing is left, or an end before the start.
  return lists.filter(([start, end]) => start < end).sort(([one], [other]) => one - other);
}

function rangesOf({ schedules, exceptions }: Schedule, day: Day): TimeRange[] {
  const date = formatDay(day);
  const exception = exceptions?.find((one) => one.date === date);
  if (exception) return exception.hours;
  const name = weekdays[weekdayOf(day)];
  return schedules
    .filter(({ enabled, dayOfWeek }) => enabled && dayOfWeek === name)
    .map(({ scheduleList }) => scheduleList);
}

function formatDay({ year, month, day }: Day): string {
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}

function readDay(date: string): Day {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** Minutes since midnight of `h:mm AM`; `undefined` for anything else. */
export function parseTimeOfDay(text: string): number | undefined {
  const match = /^\s*(\d{1,2}):(\d{2})\s*([ap])m\s*$/i.exec(text);
  if (!match) return undefined;
  const hour = Number(match[1]);
  const minute = Number(match[2]);
  if (hour < 1 || hour > 12 || minute > 59) return undefined;
  return ((hour % 12) + (match[3]?.toLowerCase() === 'p' ? 12 : 0)) * 60 + minute;
}

/** The inverse of {@link parseTimeOfDay}. */
export function formatTimeOfDay(minuteOfDay: number): string {
  const hour = Math.floor(minuteOfDay / 60);
  const minute = String(minuteOfDay % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}
