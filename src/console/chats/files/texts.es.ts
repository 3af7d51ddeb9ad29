import type { FileTexts } from './texts';

export const fileTexts: FileTexts = {
  attach: 'Adjuntar un archivo',
  remove: 'Quitar',
  sending: 'Enviando',
  paused: 'Continuará cuando vuelva a tener conexión',
  tooLarge: (largest) => `Los archivos pueden ocupar como máximo ${largest}.`,
  wrongType: (extensions) => `Este widget acepta ${extensions}.`,
  tooMany: 'Este chat no admite más archivos.',
  unreadable: 'No se puede leer este archivo. Elíjalo de nuevo.',
  state: (file, state) => `${file}: ${state}`,
};
