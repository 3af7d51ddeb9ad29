export interface ZoneTime {
  /** `HH:MM` */
  timeOfDay: string;
  /** `MONDAY` … `SUNDAY` */
  weekday: string;
  /** `YYYY-MM-DD` */
  date: string;
}

/** Reads the wall clock of a time zone; one that does not exist counts as UTC. */
export function createZoneTime(timeZone: string): (at: number) => ZoneTime {
  try {
    return readWith(timeZone);
  } catch {
    return readWith('UTC');
  }
}

function readWith(timeZone: string): (at: number) => ZoneTime {
  // Swedish writes dates as ISO 8601 does.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const day = new Intl.DateTimeFormat('en', { timeZone, weekday: 'long' });
  return (at) => {
    const [date = '', timeOfDay = ''] = clock.format(at).split(' ');
    return { timeOfDay, weekday: day.format(at).toUpperCase(), date };
  };
}
