import type { TransferTexts } from './texts';

export const transferTexts: TransferTexts = {
  title: (visitor) => `Transférer le chat avec ${visitor}`,
  transferred: 'Chat transféré',
  gone: (visitor, to) => `${visitor} attend maintenant les agents de ${to}.`,
  done: 'Terminé',
  loading: 'Chargement…',
  colleagues: 'Collègues',
  teams: 'Équipes',
  widgets: 'Autres widgets',
  nobody: 'Personne d’autre ne répond aux chats ici.',
  notOnline: 'hors ligne',
  note: 'Note pour votre équipe (facultatif)',
  cancel: 'Annuler',
  transfer: 'Transférer',
};
