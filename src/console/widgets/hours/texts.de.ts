import type { HoursTexts } from './texts';

export const hoursTexts: HoursTexts = {
  openOnly: 'Nur zu diesen Zeiten geöffnet',
  openOnlyHint:
    'Außerhalb dieser Zeiten oder wenn kein Agent online ist, können Besucher eine Nachricht hinterlassen.',
  alwaysOpen: 'Immer geöffnet.',
  neverCloses: 'Jetzt geöffnet, ohne Ende.',
  neverOpens: 'Geschlossen. Es sind keine Zeiten eingetragen, zu denen geöffnet wird.',
  openUntil: (moment) => `Jetzt geöffnet, bis ${moment}.`,
  opensAt: (moment) => `Jetzt geschlossen. Öffnet ${moment}.`,

  everyWeek: 'Jede Woche',
  timeZone: 'Zeitzone',
  copyToFriday: 'Bis Freitag übernehmen',
  endsNextDay: 'Endet am nächsten Tag, wenn das Ende vor dem Beginn liegt.',
  closed: 'Geschlossen',
  from: (day) => `${day} von`,
  to: (day) => `${day} bis`,
  removeHours: (day) => `Diese Zeiten entfernen: ${day}`,
  addHours: 'Zeiten hinzufügen',
  addHoursOn: (day) => `Zeiten hinzufügen: ${day}`,

  otherDays: 'Feiertage und andere Tage',
  otherDaysLead: 'Sie ersetzen die Zeiten des Wochentags.',
  day: 'Tag',
  name: 'Name',
  nameExample: 'Weihnachten',
  thisDay: 'dieser Tag',
  remove: 'Entfernen',
  removeDay: (day) => `Entfernen: ${day}`,
  addDay: 'Tag hinzufügen',
};
