import { spokenLocale } from '../../kit/texts/room-texts';
import {
  formatTimeOfDay,
  hoursAt,
  nextChange,
  parseTimeOfDay,
  type Schedule,
  type TimeRange,
  type Weekday,
} from '../../../contract/hours/schedule';
import { hoursTexts } from './texts';

const office: TimeRange = ['9:00 AM', '5:00 PM'];
const workdays: Weekday[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'];
/** As weeks begin where most shops are. */
export const week: readonly Weekday[] = [...workdays, 'SATURDAY', 'SUNDAY'];

/** What a widget gets that had none. */
export function newSchedule(timeZone: string): Schedule {
  return workdays.reduce((schedule, day) => withHoursOn(schedule, day, [office]), {
    timeZone,
    schedules: [],
  } as Schedule);
}

export function hoursOn({ schedules }: Schedule, weekday: Weekday): TimeRange[] {
  return schedules
    .filter(({ dayOfWeek, enabled }) => enabled && dayOfWeek === weekday)
    .map(({ scheduleList }) => scheduleList);
}

export function withHoursOn(schedule: Schedule, weekday: Weekday, hours: readonly TimeRange[]): Schedule {
  const others = schedule.schedules.filter(({ dayOfWeek }) => dayOfWeek !== weekday);
  const own = hours.map((scheduleList) => ({ dayOfWeek: weekday, enabled: true, scheduleList }));
  return { ...schedule, schedules: [...others, ...own] };
}

/** Monday's hours on every other day of work. */
export function withMondayOnWorkdays(schedule: Schedule): Schedule {
  const monday = hoursOn(schedule, 'MONDAY');
  return workdays.reduce((next, day) => withHoursOn(next, day, monday), schedule);
}

/** What comes behind the last one: an hour later, or the hours of an office. */
export function nextRange(hours: readonly TimeRange[]): TimeRange {
  const last = hours.at(-1);
  const end = last && parseTimeOfDay(last[1]);
  if (end === undefined) return office;
  return [formatTimeOfDay((end + 60) % 1440), formatTimeOfDay((end + 240) % 1440)];
}

/** `9:00 AM` → `09:00`, as a field for times has it; empty where it is no time. */
export function clockOf(text: string): string {
  const minutes = parseTimeOfDay(text);
  if (minutes === undefined) return '';
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

export function fromClock(text: string): string {
  const [hour, minute] = text.split(':').map(Number);
  return hour === undefined || minute === undefined ? '' : formatTimeOfDay(hour * 60 + minute);
}

/** Whether it is open now, and when that changes, on the schedule's own clock; by what decides it for visitors. */
export function describeHours(schedule: Schedule | null, now: number): string {
  const texts = hoursTexts();
  if (!schedule) return texts.alwaysOpen;
  const { isOpen } = hoursAt(schedule, now);
  const at = nextChange(schedule, now);
  if (at === undefined) return isOpen ? texts.neverCloses : texts.neverOpens;
  const moment = formatMoment(at, schedule.timeZone);
  return isOpen ? texts.openUntil(moment) : texts.opensAt(moment);
}

function formatMoment(at: number, timeZone: string): string {
  const format = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  try {
    return new Intl.DateTimeFormat(spokenLocale(), { ...format, timeZone }).format(at);
  } catch {
    return formatMoment(at, 'UTC');
  }
}
