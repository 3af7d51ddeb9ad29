import type { AccountTexts } from './texts';

export const accountTexts: AccountTexts = {
  title: 'Konto',

  language: 'Sprache',
  languageLead:
    'Die Sprache der Konsole in diesem Browser. Besucher sehen die Sprache ihres eigenen Browsers.',
  browserLanguage: 'Wie im Browser',
  apply: 'Übernehmen und neu laden',

  email: 'E-Mail-Adresse',
  emailLeads: {
    link: 'Wir schicken einen Link an die neue Adresse. Wenn Sie ihn öffnen, werden Sie überall abgemeldet und melden sich mit der neuen Adresse an.',
    direct:
      'Es ist kein Mailserver eingerichtet, deshalb gilt die neue Adresse sofort. Sie werden überall abgemeldet und melden sich mit der neuen Adresse an.',
    administrator: 'Bitten Sie einen Administrator, sie auf der Seite „Agenten“ zu ändern.',
    system: 'Dieses Konto wird von einem anderen System verwaltet. Ändern Sie die Adresse dort.',
  },
  newEmail: 'Neue E-Mail-Adresse',
  yourPassword: 'Ihr Passwort',
  mailLink: 'Link schicken',
  changeEmail: 'Adresse ändern',
  linkMailed: (email) =>
    `Wenn kein anderes Konto ${email} hat, ist ein Link dorthin unterwegs. Er funktioniert eine Stunde lang.`,
  confirmEmail: 'Neue Adresse bestätigen',
  confirmLead: 'Danach werden Sie überall abgemeldet und melden sich mit der neuen Adresse an.',

  photo: 'Foto',
  photoLead: 'Besucher sehen es neben Ihren Antworten, wenn das Widget kein anderes Bild von Ihnen hat.',
  savePhoto: 'Foto speichern',
  photoSaved: 'Ihr Foto ist gespeichert.',

  password: 'Passwort',
  passwordLead: 'Wenn Sie es ändern, werden Sie überall sonst abgemeldet.',
  passwordRule: (shortest, longest) =>
    `${shortest} bis ${longest} Zeichen; nicht Ihr Name und nicht leicht zu erraten.`,
  currentPassword: 'Aktuelles Passwort',
  newPassword: 'Neues Passwort',
  changePassword: 'Passwort ändern',
  passwordChanged: 'Passwort geändert. Sie sind überall sonst abgemeldet.',

  secondFactor: 'Zwei-Faktor-Anmeldung',
  secondFactorLead:
    'Melden Sie sich mit Ihrem Passwort und einem Code aus einer App auf Ihrem Telefon an, damit ein gestohlenes Passwort nicht genügt.',
  on: 'Ein',
  isDemanded: 'Ihre Organisation verlangt sie.',
  codesLeft: (count) =>
    count === 1 ? '1 Wiederherstellungscode ist übrig.' : `${count} Wiederherstellungscodes sind übrig.`,
  renewCodes: 'Schalten Sie sie aus und wieder ein, um neue zu erhalten.',
  turnOn: 'Einschalten',
  turnOff: 'Ausschalten',
  turnOnSecondFactor: 'Zwei-Faktor-Anmeldung einschalten',
  needApp: 'Sie brauchen eine Authenticator-App auf Ihrem Telefon oder in Ihrem Passwortmanager.',
  turningOnSignsOut: 'Wenn Sie sie einschalten, werden Sie überall sonst abgemeldet.',
  scan: 'Scannen Sie dies mit Ihrer Authenticator-App',
  reallyTurnOff: 'Zwei-Faktor-Anmeldung ausschalten?',
  setUpAgain:
    'Ihre Organisation verlangt sie: Sie werden abgemeldet und richten sie bei der Anmeldung neu ein. Ihre übrigen Wiederherstellungscodes werden ungültig.',
  passwordOnly:
    'Sie melden sich dann nur noch mit Ihrem Passwort an. Ihre übrigen Wiederherstellungscodes werden ungültig.',
  turnedOff: 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet.',

  signingInWith: (provider) => `Anmeldung mit ${provider}`,
  notLinked: (provider) =>
    `Kein Konto ist verknüpft. Es wird verknüpft, wenn Sie sich zum ersten Mal mit ${provider} und derselben E-Mail-Adresse anmelden.`,
  linkedSince: 'Verknüpft seit {moment}.',
  unlink: 'Verknüpfung lösen',
  reallyUnlink: (provider) => `Verknüpfung mit Ihrem Konto bei ${provider} lösen?`,
  cannotSignInWithIt: 'Sie können sich damit nicht mehr anmelden.',
  linkedAgain: (provider) =>
    `Ein Konto bei ${provider} mit Ihrer E-Mail-Adresse wird bei der nächsten Anmeldung wieder verknüpft.`,
  unlinked: 'Verknüpfung gelöst.',

  sessions: 'Sitzungen',
  sessionsLead: 'Wo Sie angemeldet sind.',
  sessionsLeadWithMail:
    'Wo Sie angemeldet sind. Sie erhalten eine E-Mail, wenn sich ein neuer Browser anmeldet.',
  columns: { browser: 'Browser', signedIn: 'Angemeldet', ends: 'Endet', actions: 'Aktionen' },
  thisBrowser: 'Dieser Browser',
  browserOn: (browser, system) => `${browser} auf ${system}`,
  unknownBrowser: 'Unbekannter Browser',
  signOut: 'Abmelden',
  signOutOf: (browser) => `${browser} abmelden`,
  signOutOthers: 'Überall sonst abmelden',
  reallySignOutOthers: 'Überall sonst abmelden?',
  othersEnd: 'Alle anderen Sitzungen enden sofort.',
  othersSignedOut: 'Sie sind überall sonst abgemeldet.',
};
