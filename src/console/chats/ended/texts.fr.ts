import type { EndedTexts } from './texts';

export const endedTexts: EndedTexts = {
  answerByMail: 'Répondre par e-mail',
  subject: 'Votre message',
  noEmail: 'Le visiteur n’a pas laissé d’adresse e-mail.',
  noEmailButPhone: 'Le visiteur n’a pas laissé d’adresse e-mail. Rappelez-le.',
  endedAt: (when) => `Chat terminé : ${when}.`,
  writeMail: 'Écrire un e-mail',
  addNote: 'Ajouter une note',
  openWaiting: 'Ouvrir le chat qui attend depuis le plus longtemps',
  doneBy: (agent, when) => (agent ? `Traité par ${agent}, ${when}` : `Traité, ${when}`),
  done: 'Marquer comme traité',
  openAgain: 'Rouvrir',
  draftNotSent: 'Votre brouillon n’a pas été envoyé',
  copy: 'Copier',
  copied: 'Copié',
  discard: 'Abandonner',
  saidDone: 'Marqué comme traité.',
  openedAgain: 'Rouvert.',
  discarded: 'Brouillon abandonné.',
};
