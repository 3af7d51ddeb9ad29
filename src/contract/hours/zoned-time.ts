/** A day of the calendar, without a zone. */
export interface Day {
  year: number;
  month: number;
  day: number;
}

/** There are some six hundred zones, but each may be written in capitals or not, and a format takes 30 kB. */
const mostFormats = 1_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Offset of the zone from UTC at that instant, milliseconds. */
export function offsetAt(timeZone: string, instant: number): number {
  const parts = readParts(timeZone, instant);
  const wall = Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second);
  return wall - Math.floor(instant / 1000) * 1000;
}

/** The day that calendars of the zone show at that instant. */
export function dayAt(timeZone: string, instant: number): Day {
  const { year, month, day } = readParts(timeZone, instant);
  return { year, month, day };
}

export function addDays({ year, month, day }: Day, count: number): Day {
  const moved = new Date(Date.UTC(year, month - 1, day + count));
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/** 0 for Sunday. */
export function weekdayOf({ year, month, day }: Day): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/**
 * When clocks of the zone show that minute of that day. A time that the clock shows twice is the first one; a time
 * that it skips is as much later as the clock jumps.
 */
export function instantOf(timeZone: string, { year, month, day }: Day, minuteOfDay: number): number {
  const wall = Date.UTC(year, month - 1, day, 0, minuteOfDay);
  const before = offsetAt(timeZone, wall - 86_400_000);
  const after = offsetAt(timeZone, wall + 86_400_000);
  const first = wall - Math.max(before, after);
  if (first + offsetAt(timeZone, first) === wall) return first;
  const second = wall - Math.min(before, after);
  if (second + offsetAt(timeZone, second) === wall) return second;
  return wall - before;
}

/** The same for any minutes of one day: asks the zone twice where its clocks are not changed around it. */
export function instantsOf(timeZone: string, day: Day): (minuteOfDay: number) => number {
  let offset: number | undefined;
  let isKnown = false;
  return (minuteOfDay) => {
    const start = Date.UTC(day.year, day.month - 1, day.day);
    if (!isKnown) {
      const before = offsetAt(timeZone, start - 86_400_000);
      if (before === offsetAt(timeZone, start + 2 * 86_400_000)) offset = before;
      isKnown = true;
    }
    return offset === undefined
      ? instantOf(timeZone, day, minuteOfDay)
      : start + minuteOfDay * 60_000 - offset;
  };
}

export function isTimeZone(timeZone: string): boolean {
  try {
    formatOf(timeZone);
    return true;
  } catch {
    return false;
  }
}

/** Abbreviations of the time zone database. */
const abbreviations = [
  'UTC',
  'UCT',
  'GMT',
  'WET',
  'CET',
  'MET',
  'EET',
  'EST',
  'MST',
  'HST',
  'PRC',
  'ROC',
  'ROK',
];

/**
 * Whether a zone can be meant by it. Engines know more than the time zone database has: BST as Dhaka, IST as Calcutta, ACT as Darwin, and not all
 * of them do.
 */
export function namesTimeZone(timeZone: string): boolean {
  const isAmbiguous =
    /^([a-z]{3}|systemv\/.*)$/i.test(timeZone) && !abbreviations.includes(timeZone.toUpperCase());
  return !isAmbiguous && isTimeZone(timeZone);
}

function readParts(timeZone: string, instant: number) {
  const parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) {
    if (type in parts) parts[type as keyof typeof parts] = Number(value);
  }
  return parts;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (formats.size >= mostFormats) formats.clear();
  formats.set(timeZone, format);
  return format;
}
