import type { FileTexts } from './texts';

export const fileTexts: FileTexts = {
  attach: 'Datei anhängen',
  remove: 'Entfernen',
  sending: 'Wird gesendet',
  paused: 'Wird fortgesetzt, sobald Sie wieder online sind',
  tooLarge: (largest) => `Dateien dürfen höchstens ${largest} groß sein.`,
  wrongType: (extensions) => `Dieses Widget erlaubt ${extensions}.`,
  tooMany: 'In diesem Chat sind keine weiteren Dateien möglich.',
  unreadable: 'Diese Datei lässt sich nicht lesen. Bitte wählen Sie sie noch einmal aus.',
  state: (file, state) => `${file}: ${state}`,
};
