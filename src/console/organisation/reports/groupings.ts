import type { ReportGrouping } from '../../../contract/organisation/reports';
import { perLocale } from '../../kit/texts/room-texts';
import { reportTexts } from './texts';

const weekday = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }));
const day = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** What a row stands for; `name`: of what has names of its own. */
export function describeKey(by: ReportGrouping, key: string, name: (key: string) => string): string {
  const texts = reportTexts();
  switch (by) {
    case 'hour':
      return `${key.padStart(2, '0')}:00`;
    case 'weekday':
      // The fifth of January 1970 was a Monday.
      return weekday().format(Date.UTC(1970, 0, 4 + Number(key)));
    case 'day':
      return day().format(Date.parse(key));
    case 'agent':
      return key || texts.nobody;
    case 'label':
      return key || texts.withoutLabel;
    case 'page':
      return key || texts.notKnown;
    case 'widget':
      return name(key);
  }
}
