import { perLocale } from '../texts/room-texts';
import { formatTexts } from './texts';

const time = perLocale(
  (locale) => new Intl.DateTimeFormat(ofClock(locale), { hour: '2-digit', minute: '2-digit' }),
);
const day = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }),
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

export function formatDay(at: number, now: number): string {
  const days = daysBetween(at, now);
  if (days === 0) return formatTexts().today;
  return days === 1 ? formatTexts().yesterday : day().format(at);
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
  const isOfThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return (isOfThisYear ? shortDay : fullDay)().format(at);
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
