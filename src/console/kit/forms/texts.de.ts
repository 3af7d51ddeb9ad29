import type { FormTexts } from './texts';

export const formTexts: FormTexts = {
  typeName: 'Geben Sie zur Bestätigung {name} ein',
  cancel: 'Abbrechen',
  name: 'Name',
  save: 'Speichern',
  discard: 'Verwerfen',
  unsaved: 'Ungespeicherte Änderungen',
  conflict: 'Jemand anderes hat Änderungen gespeichert, seit Sie dies geöffnet haben.',
  loadLatest: 'Meine verwerfen und neueste laden',
  overwrite: 'Überschreiben',
  notSaved: 'Nicht gespeichert. Korrigieren Sie die markierten Felder.',
  notSavedAt: (field, fault) => `Nicht gespeichert. ${field}: ${fault}`,
};
