/** A range of days in the person's own time zone, both within: `2026-11-22`. */
export interface Period {
  start: string;
  end: string;
}

export const presets = ['today', 'yesterday', 'week', 'month', 'quarter', 'year'] as const;
export type Preset = (typeof presets)[number];

const daysOf: Record<Preset, number> = { today: 1, yesterday: 1, week: 7, month: 30, quarter: 90, year: 365 };

/** The last so many days up to today. */
export function periodOf(preset: Preset, now: number): Period {
  const end = preset === 'yesterday' ? daysBefore(now, 1) : now;
  return { start: formatDate(daysBefore(end, daysOf[preset] - 1)), end: formatDate(end) };
}

/** Which preset that is today. */
export function presetOf({ start, end }: Period, now: number): Preset | undefined {
  return presets.find((preset) => {
    const period = periodOf(preset, now);
    return period.start === start && period.end === end;
  });
}

function daysBefore(at: number, days: number): number {
  const date = new Date(at);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - days, 12).getTime();
}

function formatDate(at: number): string {
  const date = new Date(at);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}

/** Of this device, like `Europe/Berlin`. */
export function ownTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  // What Chrome says where it does not know the zone, and takes from nobody.
  return timeZone === 'Etc/Unknown' ? 'UTC' : timeZone;
}
