import type { FieldTexts } from './texts';

export const fieldTexts: FieldTexts = {
  period: 'Période',
  custom: 'Personnalisée',
  from: 'Du',
  to: 'Au',
  endBeforeStart: 'La fin est avant le début.',
  presets: {
    today: 'Aujourd’hui',
    yesterday: 'Hier',
    week: '7 derniers jours',
    month: '30 derniers jours',
    quarter: '90 derniers jours',
    year: '365 derniers jours',
  },

  unitOf: (title) => `Unité (${title})`,
  units: { minutes: 'minutes', hours: 'heures', days: 'jours' },

  widget: 'Widget',
  all: 'Tous',
  pick: (title) => `Choisir : ${title}`,

  add: (item) => `Ajouter : ${item}`,
  removeItem: (item, place) => `Supprimer : ${item} ${place}`,
  movedTo: (name, place, count) => `${name} : ${place} sur ${count}.`,
  moveUp: (name) => `Monter ${name}`,
  moveDown: (name) => `Descendre ${name}`,
  edit: 'Modifier',
  editNamed: (name) => `Modifier ${name}`,
  close: 'Fermer',
  closeNamed: (name) => `Fermer ${name}`,
  duplicate: 'Dupliquer',
  duplicateNamed: (name) => `Dupliquer ${name}`,
  remove: 'Supprimer',
  removeNamed: (name) => `Supprimer ${name}`,
};
