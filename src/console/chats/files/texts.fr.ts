import type { FileTexts } from './texts';

export const fileTexts: FileTexts = {
  attach: 'Joindre un fichier',
  remove: 'Retirer',
  sending: 'Envoi en cours',
  paused: 'Reprendra dès que vous serez de nouveau en ligne',
  tooLarge: (largest) => `La taille maximale d’un fichier est de ${largest}.`,
  wrongType: (extensions) => `Ce widget accepte ${extensions}.`,
  tooMany: 'Ce chat ne peut pas contenir plus de fichiers.',
  unreadable: 'Ce fichier est illisible. Choisissez-le à nouveau.',
  state: (file, state) => `${file} : ${state}`,
};
