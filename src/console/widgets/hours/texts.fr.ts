import type { HoursTexts } from './texts';

export const hoursTexts: HoursTexts = {
  openOnly: 'Ouvert uniquement à ces heures',
  openOnlyHint:
    'En dehors de ces heures, ou lorsqu’aucun agent n’est en ligne, les visiteurs peuvent laisser un message.',
  alwaysOpen: 'Toujours ouvert.',
  neverCloses: 'Ouvert, sans fermeture prévue.',
  neverOpens: 'Fermé, sans ouverture prévue.',
  openUntil: (moment) => `Ouvert jusqu’au ${moment}.`,
  opensAt: (moment) => `Fermé. Ouverture le ${moment}.`,

  everyWeek: 'Chaque semaine',
  timeZone: 'Fuseau horaire',
  copyToFriday: 'Copier jusqu’à vendredi',
  endsNextDay: 'Se termine le lendemain si la fin précède le début.',
  closed: 'Fermé',
  from: (day) => `${day}, de`,
  to: (day) => `${day}, à`,
  removeHours: (day) => `Supprimer ces heures : ${day}`,
  addHours: 'Ajouter des heures',
  addHoursOn: (day) => `Ajouter des heures : ${day}`,

  otherDays: 'Jours fériés et autres jours',
  otherDaysLead: 'Ils remplacent les heures du jour de la semaine.',
  day: 'Jour',
  name: 'Nom',
  nameExample: 'Noël',
  thisDay: 'ce jour',
  remove: 'Supprimer',
  removeDay: (day) => `Supprimer : ${day}`,
  addDay: 'Ajouter un jour',
};
