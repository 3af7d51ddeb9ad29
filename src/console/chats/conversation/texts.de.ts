import { translateLines } from '../../../contract/chat/service-lines';
import type { ConversationTexts } from './texts';

export const conversationTexts: ConversationTexts = {
  chat: 'Chat',
  loading: 'Wird geladen …',
  backToList: 'Zurück zur Liste',
  othersWait: (count) => (count === 1 ? 'wartet' : 'warten'),
  visitor: 'Besucher',
  snooze: 'Zurückstellen',
  transfer: 'Weiterleiten',
  end: 'Chat beenden',
  ending: (visitor) => `Chat mit ${visitor} wird beendet …`,
  endNow: 'Jetzt beenden',
  notEnded: (visitor, why) => `Der Chat mit ${visitor} wurde nicht beendet: ${why}`,

  presence: {
    offline: 'Hat eine Nachricht hinterlassen, als niemand online war',
    ended: 'Chat beendet',
    snoozedUntil: (when) => `Zurückgestellt bis ${when}`,
    here: 'Jetzt auf der Seite',
    away: 'Nicht auf der Seite',
    withBot: (bot) =>
      bot
        ? `im Chat mit dem Bot ${bot}, bis jemand antwortet`
        : 'im Chat mit einem Bot, bis jemand antwortet',
    waitsFor: (agent) => `wartet auf ${agent}`,
    waits: 'wartet auf eine Antwort',
    waitsForFirst: 'wartet auf eine erste Antwort',
  },

  conversation: 'Unterhaltung',
  earlier: 'Frühere Nachrichten anzeigen',
  new: 'Neu',
  you: 'Sie',
  sending: 'Wird gesendet …',
  heldUp: 'Wird gesendet, sobald Sie wieder online sind',
  notKept: 'In diesem Browser nicht gespeichert: Lassen Sie die Seite offen, bis die Nachricht gesendet ist',
  perhapsTwice: 'Vielleicht zweimal gesendet',
  notSent: 'Nicht gesendet',
  retry: 'Erneut versuchen',
  remove: 'Entfernen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  typing: (visitor) => `${visitor} schreibt`,
  newMessages: (count) => (count === 1 ? '1 neue Nachricht' : `${count} neue Nachrichten`),

  noteHead: 'Notiz · nur für Ihr Team sichtbar',
  noteHeadFor: (colleagues) => `Notiz für ${colleagues} · nur für Ihr Team sichtbar`,
  saving: 'Wird gespeichert …',
  noteHeldUp: 'Wird gespeichert, sobald Sie wieder online sind',
  noteNotSaved: 'Nicht gespeichert',

  write: 'Schreiben',
  answer: 'Antwort',
  note: 'Notiz',
  draft: '(Entwurf)',
  answerTo: (visitor) => `Antwort an ${visitor}`,
  sendAnswer: 'Antwort senden',
  noteBox: 'Notiz, nur für Ihr Team sichtbar',
  noteHint: 'Notiz für Ihr Team. Mit @ erwähnen Sie Kollegen',
  saveNote: 'Notiz speichern',
  enterKey: 'Enter',
  shiftKey: '⇧',
  answerKeys: '{enter} sendet · {shift} {enter} neue Zeile · {slash} Bausteine',
  noteKeys: '{enter} speichert · {shift} {enter} neue Zeile · {slash} Bausteine',
  visitorLanguage: (language) => `Sprache des Besuchers: ${language}`,
  answering: (name, others) => {
    if (others.length === 0) return `${name} antwortet diesem Besucher.`;
    const rest = others.length === 1 ? others[0] : `${others.length} weitere`;
    return `${name} und ${rest} antworten diesem Besucher.`;
  },
  heldBy: (agent) => `${agent} bearbeitet diesen Chat.`,
  answerFault: (reason) => `Nicht gesendet: ${reason}`,
  noteFault: (reason) => `Notiz nicht gespeichert: ${reason}`,
  refused: 'Der Dienst hat sie abgelehnt. Versuchen Sie es erneut.',
  blocked:
    'Eine Firewall oder ein Proxy blockiert diesen Text. Ändern Sie ihn, oder bitten Sie die Administration Ihres Netzwerks, ihn zuzulassen.',

  answers: (agent) => `${agent} antwortet`,
  ended: 'Der Chat ist beendet',
  banned: 'Der Besucher wurde gesperrt',
  sentTo: (url) => `Der Besucher wurde weitergeleitet zu ${url}`,
  askedToRate: 'Der Besucher wurde um eine Bewertung gebeten',
  emailChanged: (email) => `Die E-Mail-Adresse des Besuchers ist jetzt ${email}`,
  buttons: 'Dem Besucher wurden Schaltflächen angeboten',
  cards: 'Dem Besucher wurden Karten gezeigt',
  serviceLine: translateLines({
    waiting: () => 'Vielen Dank. Gleich ist ein Agent für Sie da.',
    emptyOfflineMessage: () => 'Der Besucher hat keinen Text hinterlassen.',
    endedByVisitor: () => 'Der Besucher hat den Chat beendet.',
    endedByAgent: (agent) => `${agent} hat den Chat beendet.`,
    endedByIdling: (minutes) => `Der Chat endete, weil ${minutes} Minuten lang niemand geschrieben hat.`,
    endedWithWidget: () => 'Der Chat endete, weil er nicht mehr angeboten wird.',
    transferred: (from, to) => `${from} hat den Chat an ${to} weitergeleitet.`,
    snoozed: (agent) => `${agent} hat den Chat zurückgestellt.`,
    back: () => 'Der Chat ist nicht mehr zurückgestellt.',
    handedOver: () => 'Einen Moment, Sie werden mit einem Agenten verbunden.',
    nobodyThere: () =>
      'Gerade ist niemand da. Hinterlassen Sie Ihre Frage, wir antworten, sobald wir wieder da sind.',
    screenshot: (url) => `Screenshot: ${url}`,
    attachmentsLeft: (names) => `Anhänge, die dieser Chat nicht annimmt: ${names}`,
    movedTo: (url) => `Der Besucher wechselte zu ${url}`,
  }),
};
