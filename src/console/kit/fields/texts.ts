import { roomTexts } from '../texts/room-texts';

export type FieldTexts = ReturnType<typeof fieldTexts>;

/** What fields say besides their titles. */
export const fieldTexts = roomTexts('kit/fields', {
  period: 'Period',
  custom: 'Custom',
  from: 'From',
  to: 'To',
  endBeforeStart: 'The end is before the start.',
  presets: {
    today: 'Today',
    yesterday: 'Yesterday',
    week: 'Last 7 days',
    month: 'Last 30 days',
    quarter: 'Last 90 days',
    year: 'Last 365 days',
  },

  unitOf: (title: string) => `Unit of ${title}`,
  units: { minutes: 'minutes', hours: 'hours', days: 'days' },

  widget: 'Widget',
  all: 'All',
  pick: (title: string) => `Pick ${title.toLowerCase()}`,

  add: (item: string) => `Add ${item}`,
  removeItem: (item: string, place: number) => `Remove ${item} ${place}`,
  movedTo: (name: string, place: number, count: number) => `${name} is ${place} of ${count}.`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  edit: 'Edit',
  editNamed: (name: string) => `Edit ${name}`,
  close: 'Close',
  closeNamed: (name: string) => `Close ${name}`,
  duplicate: 'Duplicate',
  duplicateNamed: (name: string) => `Duplicate ${name}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
});
