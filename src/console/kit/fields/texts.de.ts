import type { FieldTexts } from './texts';

export const fieldTexts: FieldTexts = {
  period: 'Zeitraum',
  custom: 'Eigener',
  from: 'Von',
  to: 'Bis',
  endBeforeStart: 'Das Ende ist vor dem Anfang.',
  presets: {
    today: 'Heute',
    yesterday: 'Gestern',
    week: 'Letzte 7 Tage',
    month: 'Letzte 30 Tage',
    quarter: 'Letzte 90 Tage',
    year: 'Letzte 365 Tage',
  },

  unitOf: (title) => `Einheit von ${title}`,
  units: { minutes: 'Minuten', hours: 'Stunden', days: 'Tage' },

  widget: 'Widget',
  all: 'Alle',
  pick: (title) => `${title} auswählen`,

  add: (item) => `${item} hinzufügen`,
  removeItem: (item, place) => `${item} ${place} entfernen`,
  movedTo: (name, place, count) => `${name} ist ${place} von ${count}.`,
  moveUp: (name) => `${name} nach oben`,
  moveDown: (name) => `${name} nach unten`,
  edit: 'Bearbeiten',
  editNamed: (name) => `${name} bearbeiten`,
  close: 'Schließen',
  closeNamed: (name) => `${name} schließen`,
  duplicate: 'Duplizieren',
  duplicateNamed: (name) => `${name} duplizieren`,
  remove: 'Entfernen',
  removeNamed: (name) => `${name} entfernen`,
};
