import { perLocale } from '../texts/room-texts';
import { formatTexts } from './texts';

const time = perLocale(
  (locale) => new Intl.DateTimeFormat(ofClock(locale), { hour: '2-digit', minute: '2-digit' }),
);
const day = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }),
);
const dayAndYear = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
);
const fullDay = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
);
const fullTime = perLocale((locale) => new Intl.DateTimeFormat(ofClock(locale), { timeStyle: 'long' }));
const shortDay = perLocale((locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }));

/** English is spoken wherever the console speaks no other language: the browser knows whether clocks there have twelve hours. */
function ofClock(locale: string): string | undefined {
  return locale.startsWith('en') ? undefined : locale;
}

export function formatTime(at: number): string {
  return time().format(at);
}

/** Start of the agent's day that holds this time, epoch milliseconds. */
export function dayOf(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

/** “Today”, “Yesterday”, or the day. */
export function formatDay(at: number, now: number): string {
  const days = daysBetween(at, now);
  if (days === 0) return formatTexts().today;
  if (days === 1) return formatTexts().yesterday;
  return (isOfSameYear(at, now) ? day : dayAndYear)().format(at);
}

/** The day in full, whichever it is. */
export function formatDayAndYear(at: number): string {
  return dayAndYear().format(at);
}

/** A time of today, else a day. */
export function formatWhen(at: number, now: number): string {
  return daysBetween(at, now) === 0 ? formatTime(at) : formatShortDay(at, now);
}

export function formatMoment(at: number, now: number): string {
  return daysBetween(at, now) === 0 ? formatTime(at) : `${formatShortDay(at, now)}, ${formatTime(at)}`;
}

/** With its year, unless that is this one. */
function formatShortDay(at: number, now: number): string {
  return (isOfSameYear(at, now) ? shortDay : fullDay)().format(at);
}

function isOfSameYear(at: number, now: number): boolean {
  return new Date(at).getFullYear() === new Date(now).getFullYear();
}

/** Day, time to the second and time zone, for what is compared with other systems' records. */
export function formatDateTime(at: number): string {
  return `${fullDay().format(at)}, ${fullTime().format(at)}`;
}

/** For a list: `0:07`, `12:40`, `1:02:09`, `2 d`; a dash where there is none. */
export function formatDuration(seconds: number | undefined): string {
  if (seconds === undefined) return '–';
  const days = Math.floor(seconds / 86_400);
  if (days > 0) return formatTexts().days(days);
  const clock = new Date(Math.max(0, seconds) * 1000).toISOString().slice(11, 19);
  return clock.replace(/^(00:)?0?/, '');
}

function daysBetween(at: number, now: number): number {
  // Days of 23 and 25 hours are days, too.
  return Math.round((dayOf(now) - dayOf(at)) / 86_400_000);
}
