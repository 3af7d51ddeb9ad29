import type { PrivacyTexts } from './texts';

export const privacyTexts: PrivacyTexts = {
  title: 'Datenschutz',
  lead: 'Welche Besucherdaten wie lange aufbewahrt werden.',
  oneVisitor: 'Ein Besucher',
  oneVisitorLead: 'Exportieren oder löschen Sie, was Sie über eine Person aufbewahren.',
  retention: 'Aufbewahrung',
  retentionLead: 'Ältere Daten werden innerhalb einer Stunde nach dem Speichern gelöscht.',
  visitor: 'E-Mail des Besuchers oder Chat-ID',
  visitorHelp:
    'Eine E-Mail-Adresse findet alle Chats, die sie nennen. Eine Chat-ID findet die Chats desselben Browsers und derselben bestätigten E-Mail-Adresse.',
  find: 'Suchen',
  noData: 'Keine Daten über diesen Besucher',
  chatsAndMessages: (count) => (count === 1 ? '1 Chat oder Nachricht' : `${count} Chats und Nachrichten`),
  entries: (count) => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
  verified: (email) => `${email} (bestätigt)`,
  notVerified: (email) => `${email} (nicht bestätigt)`,
  download: 'Alles herunterladen',
  eraseMore: 'Löschen …',
  reallyErase: 'Diesen Besucher löschen?',
  erases: (chatsAndMessages) =>
    `${chatsAndMessages} mit allen Nachrichten, Bildern und Bewertungen, ausstehende E-Mails darüber und Sperren dieses Besuchers.`,
  runningEnd: 'Laufende Chats enden. Das lässt sich nicht rückgängig machen.',
  eraseVisitor: 'Besucher löschen',
  erased: (chats) => `Gelöscht: ${chats === 1 ? '1 Chat' : `${chats} Chats`}.`,
  saved: 'Gespeichert.',
  reallyDelete: 'Ältere Daten löschen?',
  savingDeletes: (what) => `Innerhalb einer Stunde nach dem Speichern wird gelöscht: ${what}.`,
  savingDeletesAll: 'Innerhalb einer Stunde nach dem Speichern werden alle älteren Daten gelöscht.',
  cannotBeUndone: 'Das lässt sich nicht rückgängig machen.',
  deleteWord: 'löschen',
  saveAndDelete: 'Speichern und löschen',
  dueChats: (text, count) =>
    count === 1 ? `${text} Chat mit allem, was dazugehört` : `${text} Chats mit allem, was dazugehört`,
  dueVisitors: (text, count) => `die Besucherdaten von ${text} ${count === 1 ? 'Chat' : 'Chats'}`,
  duePictures: (text, count) => `${text} ${count === 1 ? 'Bild oder Datei' : 'Bilder und Dateien'}`,
  dueEntries: (text, count) => `${text} ${count === 1 ? 'Logeintrag' : 'Logeinträge'}`,
  days: 'Tage',
  forever: 'Unbegrenzt',
  fields: {
    keepCasesDays: {
      title: 'Chats aufbewahren',
      description: 'Ab dem Ende des Chats. Dann wird er mit allem gelöscht, was dazugehört.',
    },
    keepVisitorsDays: {
      title: 'Besucherdaten aufbewahren',
      description:
        'Danach werden Name, E-Mail-Adresse, IP-Adresse, Seiten, Variablen und die Notizen Ihres Teams gelöscht. Das Gespräch bleibt.',
    },
    keepScreenshotsDays: {
      title: 'Bilder und Dateien aufbewahren',
      description: 'Screenshots und Dateien, die in Chats gesendet wurden.',
    },
    keepLogsDays: {
      title: 'Audit- und Zustellungslog aufbewahren',
      description: 'Zustellungen werden immer nach 30 Tagen gelöscht.',
    },
    shortensAddresses: {
      title: 'IP-Adressen kürzen',
      description:
        'Nur das Netz wird gespeichert: 24 Bit bei IPv4, 48 Bit bei IPv6. Sperren nach IP-Adresse gelten dann für das Netz.',
    },
  },
};
