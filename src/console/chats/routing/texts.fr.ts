import type { RoutingTexts } from './texts';

export const routingTexts: RoutingTexts = {
  title: 'Répartition et alertes',
  loading: 'Chargement…',
  done: 'Terminé',
  returned: (agent, seconds) =>
    `Retour dans la file d’attente : ${agent} a fait attendre le visiteur ${seconds} secondes.`,
  givenTo: (agent) => `Attribué à ${agent}`,
  givenToYou: 'Vous a été attribué',
  queued: 'Laissé dans la file d’attente : personne n’était disponible',
  rules: {
    all: 'Tous les agents sont alertés',
    roundRobin: 'Un agent après l’autre',
    leastBusy: 'L’agent qui a le moins de chats',
  },
  withLimit: (rule, most) => `${rule}, ${most} ${most < 2 ? 'chat' : 'chats'} au maximum par agent`,
  called: {
    console: (names) => `Alerte dans la console ouverte : ${names.join(', ')}`,
    push: (names) => `Notification push : ${names.join(', ')}`,
    mail: (names) => `E-mail : ${names.join(', ')}`,
    team: (names) => `Transmis à ${names.join(', ')}`,
    nobody: () => 'Aucun agent n’a pu être joint',
  },
  you: 'Vous',
  candidate: (agent, reason) => `${agent} : ${reason}`,
  reasons: {
    chosen: () => 'chat attribué',
    offline: () => 'hors ligne',
    full: (chats) => `limite atteinte avec ${chats < 2 ? `${chats} chat ouvert` : `${chats} chats ouverts`}`,
    missedIt: () => 'pas de réponse à temps',
    busier: (chats) =>
      `${chats < 2 ? `${chats} chat ouvert` : `${chats} chats ouverts`}, plus que les autres`,
    laterTurn: () => 'son tour vient plus tard',
  },
};
