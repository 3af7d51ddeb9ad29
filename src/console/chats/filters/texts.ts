import { roomTexts } from '../../kit/texts/room-texts';

export type FilterTexts = ReturnType<typeof filterTexts>;

/** What the filters of the lists say. */
export const filterTexts = roomTexts('chats/filters', {
  title: 'Filter chats',
  filters: 'Filters',
  removeFilter: (filter: string) => `Remove filter ${filter}`,
  parts: { widget: 'Widget', agent: 'Agent', label: 'Label', language: 'Language' },
  chip: (part: string, value: string) => `${part}: ${value}`,
  any: 'Any',
  days: 'Started or ended',
  from: 'From',
  to: 'To',
  presets: { today: 'Today', week: 'Last 7 days', month: 'Last 30 days' },
  wrongDays: 'The first day is after the last one.',
  since: (day: string) => `Since ${day}`,
  until: (day: string) => `Until ${day}`,
  clear: 'Clear',
  cancel: 'Cancel',
  show: 'Show chats',
});
