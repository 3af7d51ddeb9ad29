export interface TimeFormat {
  time(at: number): string;
  /** "Today", "Yesterday", or the date. */
  day(at: number, now: number): string;
  /** Weekday and time; with the date where the weekday would mean an earlier one. */
  weekdayTime(at: number, now: number): string;
  /** Start of the visitor's day that holds this time. */
  dayOf(at: number): number;
}

/** Each format is made when it is first used: making one takes as long as drawing a field. */
export function createTimeFormat(tag: string): TimeFormat {
  // Hours of two digits where the region writes them so, which `hour: 'numeric'` takes away.
  const time = formatter(tag, { timeStyle: 'short' });
  const dateParts = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const date = formatter(tag, dateParts);
  const timeParts = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const;
  const weekdayTime = formatter(tag, timeParts);
  const dateTime = formatter(tag, { ...dateParts, ...timeParts });
  function dayOf(at: number) {
    return new Date(at).setHours(0, 0, 0, 0);
  }
  function daysFrom(now: number, at: number) {
    return Math.round((dayOf(at) - dayOf(now)) / 86_400_000);
  }

  return {
    time,
    day(at, now) {
      const days = daysFrom(now, at);
      if (days < -1 || days > 0) return date(at);
      const text = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day');
      return text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
    },
    weekdayTime: (at, now) => (daysFrom(now, at) < 7 ? weekdayTime : dateTime)(at),
    dayOf,
  };
}

function formatter(tag: string, options: Intl.DateTimeFormatOptions): (at: number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (at) => (format ??= new Intl.DateTimeFormat(tag, options)).format(at);
}
