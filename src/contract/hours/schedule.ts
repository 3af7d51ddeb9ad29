import { addDays, dayAt, instantOf, isTimeZone, weekdayOf, type Day } from './zoned-time';

/** Hours of operation, as `conversationSchedule` of the provisioning interface. */
export interface Schedule {
  timeZone: string;
  schedules: SchedulePeriod[];
}

export interface SchedulePeriod {
  dayOfWeek: 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY';
  enabled: boolean;
  /** Start and end, `h:mm AM`. An end before its start runs past midnight. */
  scheduleList: [string, string];
}

const weekdays: SchedulePeriod['dayOfWeek'][] = [
  'SUNDAY',
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
];

export interface Hours {
  isOpen: boolean;
  /** When it opens next, epoch milliseconds; absent while open, and when it never opens. */
  opensAt?: number;
}

/** Whether a schedule is open at that instant. Without a schedule it always is. */
export function hoursAt(schedule: Schedule | undefined, now: number): Hours {
  if (!schedule) return { isOpen: true };
  const timeZone = isTimeZone(schedule.timeZone) ? schedule.timeZone : 'UTC';
  const today = dayAt(timeZone, now);
  let opensAt: number | undefined;
  // From yesterday, since a period may run past midnight, to the same weekday of next week.
  for (let offset = -1; offset <= 8; offset++) {
    for (const [start, end] of periodsOf(schedule, timeZone, addDays(today, offset))) {
      if (start <= now && now < end) return { isOpen: true };
      if (start > now && (opensAt === undefined || start < opensAt)) opensAt = start;
    }
  }
  return opensAt === undefined ? { isOpen: false } : { isOpen: false, opensAt };
}

function periodsOf(schedule: Schedule, timeZone: string, day: Day): [start: number, end: number][] {
  const name = weekdays[weekdayOf(day)];
  return schedule.schedules.flatMap((period): [number, number][] => {
    if (!period.enabled || period.dayOfWeek !== name) return [];
    const start = parseTimeOfDay(period.scheduleList[0]);
    const end = parseTimeOfDay(period.scheduleList[1]);
    if (start === undefined || end === undefined) return [];
    const lastDay = end <= start ? addDays(day, 1) : day;
    return [[instantOf(timeZone, day, start), instantOf(timeZone, lastDay, end)]];
  });
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
