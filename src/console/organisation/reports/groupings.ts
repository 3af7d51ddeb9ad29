import type { ReportGrouping } from '../../../contract/organisation/reports';

export const groupings: Record<ReportGrouping, string> = {
  agent: 'Agent',
  widget: 'Widget',
  page: 'Page',
  label: 'Label',
  hour: 'Hour of the day',
  weekday: 'Weekday',
  day: 'Day',
};

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** What a row stands for; `name`: of what has names of its own. */
export function describeKey(by: ReportGrouping, key: string, name: (key: string) => string): string {
  switch (by) {
    case 'hour':
      return `${key.padStart(2, '0')}:00`;
    case 'weekday':
      // The fifth of January 1970 was a Monday.
      return weekday.format(Date.UTC(1970, 0, 4 + Number(key)));
    case 'day':
      return day.format(Date.parse(key));
    case 'agent':
      return key || 'Nobody';
    case 'label':
      return key || 'Without a label';
    case 'page':
      return key || 'Not known';
    case 'widget':
      return name(key);
  }
}
