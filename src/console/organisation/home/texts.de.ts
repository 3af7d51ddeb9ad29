import type { HomeTexts } from './texts';

export const homeTexts: HomeTexts = {
  title: 'Start',
  lead: 'Was heute geschieht und was als Nächstes zu tun ist.',
  now: 'Jetzt',
  waiting: 'Wartend',
  active: 'Im Gespräch',
  messages: 'Offene Nachrichten',
  online: 'Agenten online',
  nobodyOnline: 'Wenn kein Bot antwortet, können Besucher nur eine Nachricht hinterlassen.',
  today: 'Heute',
  answered: 'Beantwortet',
  medianWait: 'Wartezeit (Median)',
  missed: 'Verpasst',
  offline: 'Offline-Nachrichten',

  attention: 'Braucht Aufmerksamkeit',
  nothing: 'Alles in Ordnung: E-Mails und Webhooks kommen an, alles ist veröffentlicht.',
  botFails: (url) => `Ein Bot schlägt fehl: ${url}`,
  webhookFails: (url) => `Ein Webhook schlägt fehl: ${url}`,
  seeDeliveries: 'Zustellungen ansehen',
  notSent: (mails) =>
    mails === 1
      ? '1 E-Mail wurde diese Woche nicht gesendet'
      : `${mails} E-Mails wurden diese Woche nicht gesendet`,
  delayed: (mails) =>
    mails === 1
      ? '1 E-Mail konnte bisher nicht gesendet werden und wird erneut versucht'
      : `${mails} E-Mails konnten bisher nicht gesendet werden und werden erneut versucht`,
  mailboxFails: (reason) => `Antworten von Besuchern per E-Mail können nicht gelesen werden: ${reason}`,
  seeMails: 'E-Mails ansehen',
  noMailServer:
    'Es gibt keinen Mailserver: Protokolle und Offline-Nachrichten werden nicht verschickt, Besuchern wird aber eine Antwort per E-Mail angekündigt',
  otherVersion: (site) => `${site} ist auf eine andere Version des Widgets festgelegt`,
  getCode: 'Code holen',
  unpublished: (widget) => `${widget} hat unveröffentlichte Änderungen`,
  review: 'Änderungen prüfen',

  setUp: 'Richten Sie Ihren Chat ein',
  stepsDone: (done, all) => `${done} von ${all} Schritten erledigt.`,
  allDone: 'Alles erledigt. Ihr Chat ist bereit für Besucher.',
  hide: 'Liste ausblenden',
  done: '(erledigt)',
  toDo: '(offen)',
  alwaysOpen: 'Wir haben immer geöffnet',
  newTab: '(neuer Tab)',
  notThere: (site) =>
    `Wir haben ${site} geprüft und kein funktionierendes Widget gefunden. Fügt es ein Skript oder ein Tag-Manager ein, sehen wir es nicht.`,
  steps: {
    look: {
      title: 'Aussehen anpassen',
      text: 'Farbe, Position und die Begrüßung Ihrer Besucher.',
      action: 'Aussehen wählen',
    },
    hours: {
      title: 'Öffnungszeiten festlegen',
      text: 'Außerhalb dieser Zeiten hinterlassen Besucher eine Nachricht.',
      action: 'Zeiten festlegen',
    },
    install: {
      title: 'In Ihre Seite einbauen',
      text: 'Eine Zeile Code. Wir prüfen, ob es funktioniert.',
      action: 'Code holen',
    },
    online: {
      title: 'Online gehen',
      text: 'Besucher können chatten, solange Sie oder ein Kollege online sind.',
      action: 'Online gehen',
    },
    chat: {
      title: 'Mit sich selbst chatten',
      text: 'Schreiben Sie sich als Besucher und antworten Sie hier.',
      action: 'Widget ausprobieren',
    },
    invite: {
      title: 'Kollegen einladen',
      text: 'Sie erhalten einen Link, um ein Passwort zu wählen.',
      action: 'Einladen',
    },
  },
};
