import type { InboxTexts } from './texts';

export const inboxTexts: InboxTexts = {
  chats: 'Chats',
  online: 'En ligne',
  lists: 'Listes',
  tabs: { open: 'Ouverts', offline: 'Messages', closed: 'Terminés' },
  which: 'Afficher',
  now: 'Maintenant',
  snoozed: (count) => `Reportés ${count}`,
  toAnswer: 'À traiter',
  done: 'Traités',
  find: 'Rechercher',
  findInList: 'Rechercher dans la liste',
  filter: 'Filtrer',
  showMore: 'Afficher plus',
  keyboard: 'Clavier',
  signOut: 'Se déconnecter',
  notSignedOut:
    'Vous êtes encore connecté : un message ou un fichier est en cours d’envoi. Si vous vous déconnectez de nouveau, il ne sera pas envoyé.',
  goOnline: 'Passer en ligne',
  pausedNotice: 'Vous êtes en pause et ne recevez pas de nouveaux chats.',

  loading: 'Chargement…',
  failed: 'Impossible de charger les listes',
  tryAgain: 'Réessayer',
  results: (count, hasMore) =>
    hasMore ? `Les ${count} premiers résultats` : count < 2 ? `${count} résultat` : `${count} résultats`,
  noResults: (words) => `Aucun résultat pour « ${words} »`,
  noMatches: 'Aucun chat ne correspond à ces filtres',
  showAll: 'Tout afficher',
  noWidget: 'Aucun widget ne vous est encore attribué',
  noWidgetHint:
    'Les chats apparaîtront ici dès qu’un administrateur vous ajoutera à un widget ou à une équipe.',
  paused: 'Vous êtes en pause',
  pausedHint: 'Passez en ligne pour recevoir des chats.',
  empty: {
    open: {
      title: 'Aucun chat pour le moment',
      text: 'Les nouveaux chats apparaissent ici automatiquement.',
    },
    snoozed: {
      title: 'Aucun chat reporté',
      text: 'Les chats reportés par vous ou vos collègues attendent ici.',
    },
    offline: {
      title: 'Aucun message à traiter',
      text: 'Les messages laissés par les visiteurs lorsque personne n’est en ligne apparaissent ici.',
    },
    done: {
      title: 'Aucun message traité',
      text: 'Les messages arrivent ici dès que quelqu’un les marque comme traités.',
    },
    closed: { title: 'Aucun chat terminé', text: 'Les chats arrivent ici lorsqu’ils se terminent.' },
  },
  backToOpen: (count) => (count < 2 ? 'Revenir au chat ouvert' : `Revenir aux ${count} chats ouverts`),

  groups: { mine: 'Vos chats', waiting: 'En attente', others: 'Chats d’autres agents' },
  unread: 'Non lu.',
  typing: 'est en train d’écrire…',
  answering: (name, others) => {
    if (others.length === 0) return `${name} répond`;
    return `${name} et ${others.length === 1 ? others[0] : `${others.length} autres`} répondent`;
  },
  draft: 'Brouillon',
  notSent: 'Non envoyé',
  bot: 'Bot',
  back: 'De retour',
  rated: (stars) => `Noté ${stars} sur 5`,
  until: (when) => `jusqu’à ${when}`,
  waitingFor: 'En attente depuis',
  waiting: 'Attend une réponse',
  answersNotSent: (chats) =>
    chats < 2
      ? 'Une réponse n’a pas été envoyée.'
      : `Des réponses n’ont pas été envoyées dans ${chats} chats.`,
  show: 'Afficher',
};
