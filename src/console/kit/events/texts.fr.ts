import type { EventTexts } from './texts';

export const eventTexts: EventTexts = {
  agentStatus: 'Statut des agents',
  caseResponded: 'Chat pris en charge',
  caseClosed: 'Chat terminé',
  test: 'Test',
  chatStarted: 'Chat commencé',
  message: 'Message',
  chatClosed: 'Chat terminé',
  commandResult: 'Résultat d’une commande',
  answer: 'Réponse par e-mail',
};
