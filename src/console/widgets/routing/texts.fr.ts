import type { RoutingTrialTexts } from './texts';

export const routingTrialTexts: RoutingTrialTexts = {
  title: 'Chats de chaque agent',
  tryIt: 'Essayer sur les chats passés',
  nothing: (days) =>
    `Aucun chat n’a été réparti au cours des ${days} derniers jours. Tant que tous les agents sont alertés, il n’y a rien à comparer.`,
  outcome: (chats, changed, days) =>
    changed === 0
      ? `Chats des ${days} derniers jours : ${chats}. Chacun serait revenu au même agent.`
      : `Chats des ${days} derniers jours : ${chats}, dont ${changed} ${changed < 2 ? 'aurait été attribué' : 'auraient été attribués'} autrement.`,
  agent: 'Agent',
  given: 'Reçus',
  wouldBe: 'Aurait reçu',
  basis:
    'Calculé d’après les agents en ligne et le nombre de chats qu’ils avaient ouverts à l’arrivée de chaque chat.',
};
