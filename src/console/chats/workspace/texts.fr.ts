import type { WorkspaceTexts } from './texts';

export const workspaceTexts: WorkspaceTexts = {
  reallyTakeOver: (agent) => `Reprendre le chat de ${agent ?? 'l’autre agent'} ?`,
  takingOver: 'Le chat devient le vôtre et votre réponse est envoyée.',
  takeOver: 'Reprendre',
  cancel: 'Annuler',
  filters: 'Filtrer les chats',
  routing: 'Répartition et alertes',
  seenBy: 'Qui voit quoi',
  snooze: 'Reporter',
  transfer: 'Transférer',
  keyboard: 'Clavier',
};
