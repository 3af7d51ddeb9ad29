import { roomTexts } from '../../kit/texts/room-texts';

export type HoursTexts = ReturnType<typeof hoursTexts>;

/** What the screen of a widget’s hours says. */
export const hoursTexts = roomTexts('widgets/hours', {
  openOnly: 'Open only during these hours',
  openOnlyHint: 'Outside these hours, or when no agent is online, visitors can leave a message.',
  alwaysOpen: 'Always open.',
  neverCloses: 'Open now, and never closes.',
  neverOpens: 'Closed, and never opens.',
  openUntil: (moment: string) => `Open now, until ${moment}.`,
  opensAt: (moment: string) => `Closed now. Opens ${moment}.`,

  everyWeek: 'Every week',
  timeZone: 'Time zone',
  copyToFriday: 'Copy to Friday',
  endsNextDay: 'Ends the next day if earlier than the start.',
  closed: 'Closed',
  from: (day: string) => `${day} from`,
  to: (day: string) => `${day} to`,
  removeHours: (day: string) => `Remove these hours of ${day}`,
  addHours: 'Add hours',
  addHoursOn: (day: string) => `Add hours on ${day}`,

  otherDays: 'Holidays and other days',
  otherDaysLead: 'They replace the weekday’s hours.',
  day: 'Day',
  name: 'Name',
  nameExample: 'Christmas',
  thisDay: 'this day',
  remove: 'Remove',
  removeDay: (day: string) => `Remove ${day}`,
  addDay: 'Add day',
});
