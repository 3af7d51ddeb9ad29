export interface TimeFormat {
  time(at: number): string;
  /** "Today", "Yesterday", or the date. */
  day(at: number, now: number): string;
  /** Weekday and time. */
  weekdayTime(at: number): string;
  /** Start of the visitor's day that holds this time. */
  dayOf(at: number): number;
}

/** Each format is made when it is first used: making one takes as long as drawing a field. */
export function createTimeFormat(tag: string): TimeFormat {
  // Hours of two digits where the region writes them so, which `hour: 'numeric'` takes away.
  const time = formatter(tag, { timeStyle: 'short' });
  const date = formatter(tag, { weekday: 'long', day: 'numeric', month: 'long' });
  const weekdayTime = formatter(tag, { weekday: 'long', hour: 'numeric', minute: '2-digit' });
  function dayOf(at: number) {
    return new Date(at).setHours(0, 0, 0, 0);
  }

  return {
    time,
    day(at, now) {
      const days = Math.round((dayOf(at) - dayOf(now)) / 86_400_000);
      if (days < -1 || days > 0) return date(at);
      const text = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day');
      return text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
    },
    weekdayTime,
    dayOf,
  };
}

function formatter(tag: string, options: Intl.DateTimeFormatOptions): (at: number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (at) => (format ??= new Intl.DateTimeFormat(tag, options)).format(at);
}
