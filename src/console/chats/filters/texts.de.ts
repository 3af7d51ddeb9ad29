import type { FilterTexts } from './texts';

export const filterTexts: FilterTexts = {
  title: 'Chats filtern',
  filters: 'Filter',
  removeFilter: (filter) => `Filter entfernen: ${filter}`,
  parts: { widget: 'Widget', agent: 'Agent', label: 'Label', language: 'Sprache' },
  chip: (part, value) => `${part}: ${value}`,
  any: 'Alle',
  days: 'Begonnen oder beendet',
  from: 'Von',
  to: 'Bis',
  presets: { today: 'Heute', week: 'Letzte 7 Tage', month: 'Letzte 30 Tage' },
  wrongDays: 'Der erste Tag liegt nach dem letzten.',
  since: (day) => `Seit ${day}`,
  until: (day) => `Bis ${day}`,
  clear: 'Zurücksetzen',
  cancel: 'Abbrechen',
  show: 'Chats anzeigen',
};
