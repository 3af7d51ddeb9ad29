import type { TransferTexts } from './texts';

export const transferTexts: TransferTexts = {
  title: (visitor) => `Transférer le chat avec ${visitor}`,
  gone: (visitor, to) => `${visitor} attend maintenant les agents de ${to}.`,
  transferring: (visitor, to) => `Transfert du chat avec ${visitor} à ${to}…`,
  transferNow: 'Transférer maintenant',
  notTransferred: (visitor, why) => `Le chat avec ${visitor} n’a pas été transféré : ${why}`,
  colleagues: 'Collègues',
  everyone: (widget) => `Tous ceux qui répondent pour ${widget}`,
  teams: 'Équipes',
  widgets: 'Autres widgets',
  nobody: 'Personne d’autre ne répond aux chats ici.',
  notOnline: 'hors ligne',
  note: 'Note pour votre équipe (facultatif)',
  cancel: 'Annuler',
  transfer: 'Transférer',
};
