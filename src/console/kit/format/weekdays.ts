import { weekdays, type Weekday } from '../../../contract/hours/schedule';
import { perLocale } from '../texts/room-texts';

const format = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }));

/** A Sunday, as the contract's weekdays begin. */
const sunday = Date.UTC(2026, 10, 22);

/** Returns the name of a weekday in the language of the console, as a label begins. */
export function weekdayName(day: Weekday): string {
  const name = format().format(sunday + weekdays.indexOf(day) * 86_400_000);
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
