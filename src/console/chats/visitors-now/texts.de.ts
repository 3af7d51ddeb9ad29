import type { VisitorsNowTexts } from './texts';

export const visitorsNowTexts: VisitorsNowTexts = {
  title: 'Besucher jetzt',
  lead: 'Wer gerade eine Seite mit Ihren Widgets ansieht, mit oder ohne Chat.',
  count: (count) => (count === 1 ? '1 Besucher' : `${count} Besucher`),
  columns: {
    visitor: 'Besucher',
    page: 'Seite',
    onSite: 'Auf der Website',
    pages: 'Seiten',
    visits: 'Besuche',
    widget: 'Widget',
    state: 'Status',
    actions: 'Aktionen',
  },
  noPage: 'Nicht bekannt',
  inChat: 'Im Chat',
  openChat: 'Chat öffnen',
  invitedBy: (who) => `Eingeladen von ${who}`,
  invitedByYou: 'Von Ihnen eingeladen',
  states: {
    waiting: 'Noch nicht angezeigt',
    shown: 'Angezeigt',
    closed: 'Vom Besucher geschlossen',
    heldBack:
      'Nicht angezeigt: Der Besucher benutzt gerade das Widget, hat schon eine Einladung geschlossen, oder niemand ist online',
    missed: 'Nicht angezeigt: Der Besucher hat die Seite verlassen',
  },
  invite: 'Einladen',
  inviteNamed: (name) => `${name} einladen`,
  message: 'Nachricht',
  messageHint:
    'Sie erscheint innerhalb von etwa 20 Sekunden, mit Ihrem Namen und Foto. Der Chat ist für Sie bestimmt.',
  usualMessage: 'Hallo! Kann ich Ihnen helfen?',
  send: 'Einladung senden',
  invited: (name) => `${name} ist eingeladen.`,
  quicker: (who) => `${who} war schneller. Ihre Einladung wurde nicht gesendet.`,
  none: 'Gerade ist niemand auf Ihrer Website',
  noneHint: 'Besucher erscheinen hier, solange sie eine Seite ansehen und eingewilligt haben.',
  off: 'Besucher werden noch nicht angezeigt',
  offHint: 'Ein Administrator kann das in den Datenschutz-Einstellungen eines Widgets einschalten.',
};
