import type { InboxTexts } from './texts';

export const inboxTexts: InboxTexts = {
  chats: 'Chats',
  online: 'Online',
  lists: 'Listen',
  tabs: { open: 'Offen', offline: 'Nachrichten', closed: 'Beendet' },
  which: 'Anzeigen',
  now: 'Jetzt',
  snoozed: (count) => `Zurückgestellt ${count}`,
  toAnswer: 'Zu beantworten',
  done: 'Erledigt',
  find: 'Suchen',
  findInList: 'In der Liste suchen',
  filter: 'Filtern',
  showMore: 'Mehr anzeigen',
  keyboard: 'Tastatur',
  signOut: 'Abmelden',
  notSignedOut:
    'Sie sind noch angemeldet: Eine Nachricht oder Datei ist unterwegs. Wenn Sie sich noch einmal abmelden, wird sie nicht gesendet.',
  goOnline: 'Online gehen',
  pausedNotice: 'Sie pausieren und erhalten keine neuen Chats.',

  loading: 'Wird geladen …',
  failed: 'Die Listen konnten nicht geladen werden',
  tryAgain: 'Erneut versuchen',
  results: (count, hasMore) =>
    hasMore ? `Die ersten ${count} Ergebnisse` : count === 1 ? '1 Ergebnis' : `${count} Ergebnisse`,
  noResults: (words) => `Keine Ergebnisse für „${words}“`,
  noMatches: 'Keine Chats mit diesen Filtern',
  showAll: 'Alle anzeigen',
  noWidget: 'Ihnen ist noch kein Widget zugewiesen',
  noWidgetHint: 'Chats erscheinen hier, sobald Sie einem Widget oder einem Team zugewiesen sind.',
  paused: 'Sie pausieren',
  pausedHint: 'Gehen Sie online, um Chats zu erhalten.',
  empty: {
    open: { title: 'Gerade keine Chats', text: 'Neue Chats erscheinen hier automatisch.' },
    snoozed: {
      title: 'Keine zurückgestellten Chats',
      text: 'Hier warten Chats, die Sie oder Kollegen zurückstellen.',
    },
    offline: {
      title: 'Keine Nachrichten zu beantworten',
      text: 'Hier erscheinen Nachrichten, die Besucher hinterlassen, wenn niemand online ist.',
    },
    done: {
      title: 'Noch keine erledigten Nachrichten',
      text: 'Nachrichten kommen hierher, sobald jemand sie als erledigt markiert.',
    },
    closed: { title: 'Noch keine beendeten Chats', text: 'Chats kommen hierher, wenn sie enden.' },
  },
  backToOpen: (count) => (count === 1 ? 'Zurück zum offenen Chat' : `Zurück zu den ${count} offenen Chats`),

  groups: { mine: 'Ihre Chats', waiting: 'Warten', others: 'Chats anderer Agenten' },
  unread: 'Ungelesen.',
  typing: 'schreibt …',
  answering: (name, others) => {
    if (others.length === 0) return `${name} antwortet`;
    return `${name} und ${others.length === 1 ? others[0] : `${others.length} weitere`} antworten`;
  },
  draft: 'Entwurf',
  notSent: 'Nicht gesendet',
  bot: 'Bot',
  back: 'Wieder da',
  rated: (stars) => `Bewertet mit ${stars} von 5`,
  until: (when) => `bis ${when}`,
  waitingFor: 'Wartet seit',
  waiting: 'Wartet auf eine Antwort',
  answersNotSent: (chats) =>
    chats === 1 ? 'Eine Antwort wurde nicht gesendet.' : `Antworten in ${chats} Chats wurden nicht gesendet.`,
  show: 'Anzeigen',
};
