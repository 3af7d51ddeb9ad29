export interface TimeFormat {
  time(at: number): string;
  /** "Today", "Yesterday", or the date. */
  day(at: number, now: number): string;
  /** Weekday and time; with the date where the weekday would mean an earlier one. */
  weekdayTime(at: number, now: number): string;
  /** Start of the visitor's day that holds this time. */
  dayOf(at: number): number;
}

/** Milliseconds. */
const day = 86_400_000;

/** Each format is made when it is first used: making one takes as long as drawing a field. */
export function createTimeFormat(tag: string): TimeFormat {
  // Hours of two digits where the region writes them so, which `hour: 'numeric'` takes away.
  const time = formatter(tag, { timeStyle: 'short' });
  const date = formatter(tag, { weekday: 'long', day: 'numeric', month: 'long' });
  function dayOf(at: number) {
    return new Date(at).setHours(0, 0, 0, 0);
  }

  return {
    time,
    day(at, now) {
      const days = Math.round((dayOf(at) - dayOf(now)) / day);
      if (days < -1 || days > 0) return date(at);
      const text = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day');
      return text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
    },
    weekdayTime(at, now) {
      const parts = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const;
      const isFar = at - now > 6 * day;
      return formatter(tag, isFar ? { ...parts, day: 'numeric', month: 'long' } : parts)(at);
    },
    dayOf,
  };
}

function formatter(tag: string, options: Intl.DateTimeFormatOptions): (at: number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (at) => (format ??= new Intl.DateTimeFormat(tag, options)).format(at);
}
