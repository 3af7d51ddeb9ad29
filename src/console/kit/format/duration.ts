import { formatTexts } from './texts';

export type DurationUnit = 'minutes' | 'hours' | 'days';

const minutesOf: Record<DurationUnit, number> = { minutes: 1, hours: 60, days: 1440 };
/** From the smallest on. */
const units: DurationUnit[] = ['minutes', 'hours', 'days'];

/** The units in which a time can be typed that is kept in whole `kept`. */
export function unitsFor(kept: DurationUnit): DurationUnit[] {
  return units.filter((unit) => minutesOf[unit] >= minutesOf[kept]);
}

/** In the largest unit that leaves a whole number. */
export function splitDuration(amount: number, kept: DurationUnit): { amount: number; unit: DurationUnit } {
  const minutes = amount * minutesOf[kept];
  const unit = amount === 0 ? kept : (units.filter((one) => minutes % minutesOf[one] === 0).at(-1) ?? kept);
  return { amount: minutes / minutesOf[unit], unit };
}

export function joinDuration(amount: number, unit: DurationUnit, kept: DurationUnit): number {
  return Math.round((amount * minutesOf[unit]) / minutesOf[kept]);
}

/** Like `90 minutes` or `1 day`. */
export function describeDuration(kept: number, keptIn: DurationUnit): string {
  const { amount, unit } = splitDuration(kept, keptIn);
  return formatTexts().duration(amount, unit);
}
