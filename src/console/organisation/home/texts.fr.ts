import type { HomeTexts } from './texts';

export const homeTexts: HomeTexts = {
  title: 'Accueil',
  lead: 'Ce qui se passe aujourd’hui et ce qu’il reste à faire.',
  now: 'Maintenant',
  waiting: 'En attente',
  active: 'En conversation',
  messages: 'Messages à traiter',
  online: 'Agents en ligne',
  nobodyOnline: 'Sauf si un bot répond, les visiteurs peuvent seulement laisser un message.',
  today: 'Aujourd’hui',
  answered: 'Pris en charge',
  medianWait: 'Attente médiane',
  missed: 'Manqués',
  offline: 'Messages hors ligne',

  attention: 'À surveiller',
  nothing: 'Tout va bien : les e-mails et les webhooks arrivent, et tout est publié.',
  botFails: (url) => `Un bot est en échec : ${url}`,
  webhookFails: (url) => `Un webhook est en échec : ${url}`,
  seeDeliveries: 'Voir les envois',
  notSent: (mails) =>
    mails < 2
      ? `${mails} e-mail n’a pas été envoyé cette semaine`
      : `${mails} e-mails n’ont pas été envoyés cette semaine`,
  delayed: (mails) =>
    mails < 2
      ? `${mails} e-mail n’a pas encore pu être envoyé\u00a0; de nouvelles tentatives suivront`
      : `${mails} e-mails n’ont pas encore pu être envoyés\u00a0; de nouvelles tentatives suivront`,
  mailboxFails: (reason) => `Les réponses des visiteurs par e-mail ne peuvent pas être lues\u00a0: ${reason}`,
  seeMails: 'Voir les e-mails',
  noMailServer:
    'Il n’y a pas de serveur de messagerie : les transcriptions et les messages hors ligne ne sont pas envoyés, alors qu’une réponse par e-mail est annoncée aux visiteurs',
  otherVersion: (site) => `${site} est fixé à une autre version du widget`,
  getCode: 'Obtenir le code',
  unpublished: (widget) => `${widget} a des modifications non publiées`,
  review: 'Voir les modifications',

  setUp: 'Configurez votre chat',
  stepsDone: (done, all) =>
    done < 2 ? `${done} étape terminée sur ${all}.` : `${done} étapes terminées sur ${all}.`,
  allDone: 'Tout est fait. Votre chat est prêt pour vos visiteurs.',
  hide: 'Masquer cette liste',
  done: '(terminé)',
  toDo: '(à faire)',
  alwaysOpen: 'Toujours ouvert',
  newTab: '(nouvel onglet)',
  notThere: (site) =>
    `Nous avons vérifié ${site} sans y trouver de widget qui fonctionne. S’il est ajouté par un script ou un gestionnaire de balises, nous ne le voyons pas.`,
  steps: {
    look: {
      title: 'Personnaliser l’apparence',
      text: 'La couleur, la position et les mots qui accueillent vos visiteurs.',
      action: 'Choisir l’apparence',
    },
    hours: {
      title: 'Définir vos horaires',
      text: 'En dehors de ces horaires, les visiteurs laissent un message.',
      action: 'Définir les horaires',
    },
    install: {
      title: 'L’ajouter à votre page',
      text: 'Une ligne de code. Nous vérifions qu’elle fonctionne.',
      action: 'Obtenir le code',
    },
    online: {
      title: 'Passer en ligne',
      text: 'Les visiteurs peuvent chatter quand vous ou un collègue êtes en ligne.',
      action: 'Passer en ligne',
    },
    chat: {
      title: 'Chatter avec vous-même',
      text: 'Écrivez-vous en tant que visiteur et répondez ici.',
      action: 'Essayer le widget',
    },
    invite: {
      title: 'Inviter un collègue',
      text: 'Il reçoit un lien pour choisir un mot de passe.',
      action: 'Inviter',
    },
  },
};
