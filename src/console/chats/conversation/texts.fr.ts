import { translateLines } from '../../../contract/chat/service-lines';
import type { ConversationTexts } from './texts';

export const conversationTexts: ConversationTexts = {
  chat: 'Chat',
  loading: 'Chargement…',
  backToList: 'Revenir à la liste',
  othersWait: () => 'en attente',
  visitor: 'Visiteur',
  snooze: 'Reporter',
  transfer: 'Transférer',
  end: 'Terminer le chat',
  ending: (visitor) => `Fin du chat avec ${visitor}…`,
  endNow: 'Terminer maintenant',
  notEnded: (visitor, why) => `Le chat avec ${visitor} n’a pas été terminé : ${why}`,

  presence: {
    offline: 'A laissé un message alors que personne n’était en ligne',
    ended: 'Chat terminé',
    snoozedUntil: (when) => `Reporté jusqu’à ${when}`,
    here: 'Sur la page en ce moment',
    away: 'N’est pas sur la page',
    withBot: (bot) =>
      bot
        ? `avec le bot ${bot} jusqu’à ce que quelqu’un réponde`
        : 'avec un bot jusqu’à ce que quelqu’un réponde',
    waitsFor: (agent) => `attend ${agent}`,
    waits: 'attend une réponse',
    waitsForFirst: 'attend une première réponse',
  },

  conversation: 'Conversation',
  earlier: 'Afficher les messages précédents',
  new: 'Nouveau',
  you: 'Vous',
  sending: 'Envoi…',
  heldUp: 'Sera envoyé dès que vous serez de nouveau en ligne',
  notKept: 'Non enregistré dans ce navigateur : gardez la page ouverte jusqu’à l’envoi',
  perhapsTwice: 'Peut-être envoyé deux fois',
  notSent: 'Non envoyé',
  retry: 'Réessayer',
  remove: 'Retirer',
  copy: 'Copier',
  copied: 'Copié',
  typing: (visitor) => `${visitor} est en train d’écrire`,
  newMessages: (count) => (count < 2 ? `${count} nouveau message` : `${count} nouveaux messages`),

  noteHead: 'Note · visible uniquement par votre équipe',
  noteHeadFor: (colleagues) => `Note pour ${colleagues} · visible uniquement par votre équipe`,
  saving: 'Enregistrement…',
  noteHeldUp: 'Sera enregistrée dès que vous serez de nouveau en ligne',
  noteNotSaved: 'Non enregistrée',

  write: 'Écrire',
  answer: 'Réponse',
  note: 'Note',
  draft: '(brouillon)',
  answerTo: (visitor) => `Répondre à ${visitor}`,
  sendAnswer: 'Envoyer la réponse',
  noteBox: 'Note, visible uniquement par votre équipe',
  noteHint: 'Note pour votre équipe. Tapez @ pour mentionner un collègue',
  saveNote: 'Enregistrer la note',
  enterKey: 'Entrée',
  shiftKey: 'Maj',
  answerKeys: '{enter} envoie · {shift} {enter} à la ligne · {slash} réponses',
  noteKeys: '{enter} enregistre · {shift} {enter} à la ligne · {slash} réponses',
  visitorLanguage: (language) => `Langue du visiteur : ${language}`,
  answering: (name, others) => {
    if (others.length === 0) return `${name} répond à ce visiteur.`;
    const rest = others.length === 1 ? others[0] : `${others.length} autres`;
    return `${name} et ${rest} répondent à ce visiteur.`;
  },
  heldBy: (agent) => `${agent} s’occupe de ce chat.`,
  answerFault: (reason) => `Non envoyé : ${reason}`,
  noteFault: (reason) => `Note non enregistrée : ${reason}`,
  refused: 'Le service l’a refusé. Réessayez.',
  blocked:
    'Un pare-feu ou un proxy bloque ce texte. Modifiez-le ou demandez à l’administrateur de votre réseau de l’autoriser.',

  answers: (agent) => `${agent} répond`,
  ended: 'Le chat est terminé',
  banned: 'Le visiteur a été bloqué',
  sentTo: (url) => `Le visiteur a été dirigé vers ${url}`,
  askedToRate: 'Le visiteur a été invité à noter le chat',
  emailChanged: (email) => `L’adresse e-mail du visiteur est désormais ${email}`,
  buttons: 'Des boutons ont été proposés au visiteur',
  cards: 'Des cartes ont été présentées au visiteur',
  serviceLine: translateLines({
    waiting: () => 'Merci. Un agent sera à vous dans un instant.',
    emptyOfflineMessage: () => 'Le visiteur n’a pas laissé de texte.',
    endedByVisitor: () => 'Le visiteur a terminé le chat.',
    endedByAgent: (agent) => `${agent} a terminé le chat.`,
    endedByIdling: (minutes) =>
      `Le chat s’est terminé car personne n’a écrit pendant ${minutes} ${Number(minutes) < 2 ? 'minute' : 'minutes'}.`,
    endedWithWidget: () => 'Le chat s’est terminé car il n’est plus proposé.',
    transferred: (from, to) => `${from} a transféré le chat à ${to}.`,
    snoozed: (agent) => `${agent} a reporté le chat.`,
    back: () => 'Le chat n’est plus reporté.',
    handedOver: () => 'Un instant, nous vous mettons en relation avec un agent.',
    nobodyThere: () =>
      'Personne n’est disponible pour le moment. Laissez votre question, nous répondrons dès notre retour.',
    screenshot: (url) => `Capture d’écran : ${url}`,
    attachmentsLeft: (names) => `Pièces jointes que ce chat n’accepte pas : ${names}`,
    movedTo: (url) => `Le visiteur est passé à ${url}`,
  }),
};
