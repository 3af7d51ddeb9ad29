import type { SeenByTexts } from './texts';

export const seenByTexts: SeenByTexts = {
  title: 'Qui voit quoi',
  loading: 'Chargement…',
  done: 'Terminé',
  notes: (count) => {
    if (count === 0) return 'Voici ce qui sort de la console. Les notes n’en font pas partie.';
    return count === 1
      ? 'Voici ce qui sort de la console. La note de ce chat n’en fait pas partie.'
      : `Voici ce qui sort de la console. Les ${count} notes de ce chat n’en font pas partie.`;
  },
  isCut: 'Ce chat est long : seuls les derniers messages, événements et e-mails sont affichés.',
  visitor: 'Visiteur',
  typing: 'Le visiteur voit que quelqu’un écrit.',
  themselves: 'Visiteur :',
  nothing: 'Rien pour l’instant',
  events: 'Webhooks et bots',
  noEvents: 'Rien n’a été envoyé',
  channels: { webhook: 'Webhook', bot: 'Bot' },
  states: { pending: 'en attente', done: 'remis', failed: 'échec', cancelled: 'annulé' },
  mails: 'E-mails',
  noMails: 'Aucun e-mail n’a été envoyé',
  log: 'Journal et export',
  logHint: 'Un chat ouvert en fait partie une fois terminé.',
  record: 'Enregistrement de ce chat',
};
