import type { VisitorsNowTexts } from './texts';

export const visitorsNowTexts: VisitorsNowTexts = {
  title: 'Visiteurs en ligne',
  lead: 'Qui regarde en ce moment une page avec vos widgets, avec ou sans chat.',
  count: (count) => `${count} ${count < 2 ? 'visiteur' : 'visiteurs'}`,
  columns: {
    visitor: 'Visiteur',
    page: 'Page',
    onSite: 'Sur le site',
    pages: 'Pages',
    visits: 'Visites',
    widget: 'Widget',
    state: 'Statut',
    actions: 'Actions',
  },
  noPage: 'Inconnue',
  inChat: 'Dans un chat',
  openChat: 'Ouvrir le chat',
  invitedBy: (who) => `Invitation de ${who}`,
  invitedByYou: 'Votre invitation',
  states: {
    waiting: 'Pas encore affichée',
    shown: 'Affichée',
    closed: 'Fermée par le visiteur',
    heldBack:
      'Non affichée : le visiteur utilise le widget, a déjà fermé une invitation, ou personne n’est en ligne',
    missed: 'Non affichée : le visiteur a quitté la page',
  },
  invite: 'Inviter',
  inviteNamed: (name) => `Inviter ${name}`,
  message: 'Message',
  messageHint:
    'Il apparaît en une vingtaine de secondes, avec votre nom et votre photo. Le chat vous est destiné.',
  usualMessage: 'Bonjour ! Puis-je vous aider ?',
  send: 'Envoyer l’invitation',
  invited: (name) => `Invitation envoyée : ${name}.`,
  quicker: (who) => `L’invitation de ${who} est arrivée avant. La vôtre n’a pas été envoyée.`,
  none: 'Personne n’est sur votre site en ce moment',
  noneHint: 'Les visiteurs apparaissent ici tant qu’ils regardent une page, s’ils y ont consenti.',
  off: 'Les visiteurs ne sont pas encore affichés',
  offHint: 'Un administrateur peut l’activer dans les réglages de confidentialité d’un widget.',
};
