import type { MailingTexts } from './texts';

export const mailingTexts: MailingTexts = {
  queued: 'En attente d’envoi par e-mail',
  sent: 'Envoyé par e-mail',
  received: 'Reçu par e-mail',
  refused: (reason) => (reason ? `E-mail non remis : ${reason}` : 'E-mail non remis'),
  sendAgain: 'Renvoyer',
  byMailTo: (address) => `Par e-mail à ${address}`,
  repliesHere: 'Les réponses arrivent dans ce chat.',
  repliesTo: (address) => `Les réponses vont à ${address}.`,
};
