import type { SignInTexts } from './texts';

export const signInTexts: SignInTexts = {
  refusals: {
    unreachable:
      'Der Anmeldedienst ist nicht erreichbar. Versuchen Sie es noch einmal oder melden Sie sich mit Ihrem Passwort an.',
    cancelled: 'Die Anmeldung wurde abgebrochen.',
    failed:
      'Die Antwort des Anmeldedienstes ist ungültig. Versuchen Sie es noch einmal oder melden Sie sich mit Ihrem Passwort an.',
    expired:
      'Das hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Versuchen Sie es noch einmal.',
    tooMany: 'Zu viele Versuche. Warten Sie einige Minuten oder melden Sie sich mit Ihrem Passwort an.',
    unverified: 'Der Anmeldedienst hat Ihre E-Mail-Adresse nicht bestätigt. Fragen Sie dessen Administrator.',
    unknown: 'Es gibt keinen Agenten mit der E-Mail-Adresse dieses Kontos. Fragen Sie Ihren Administrator.',
    otherAccount:
      'Mit diesem Agenten ist ein anderes Konto des Anmeldedienstes verknüpft. Melden Sie sich mit Ihrem Passwort an und lösen Sie die Verknüpfung.',
    moved:
      'Ihre Organisation ist an eine andere Adresse umgezogen. Fragen Sie Ihren Administrator, wo Sie sich anmelden.',
  },
  heading: 'Anmelden, um Chats zu beantworten',
  signIn: 'Anmelden',
  signInWith: (provider) => `Mit ${provider} anmelden`,
  again: 'Erneut anmelden',
  expired: 'Ihre Sitzung ist abgelaufen. Was Sie geschrieben haben, bleibt erhalten.',
  notKept:
    'Dieser Browser behält Ihre Anmeldung hier nicht. Erlauben Sie Cookies für diese Website, und verwenden Sie https://, falls die Adresse mit http:// beginnt.',
  fresh:
    'Dieser Dienst ist noch nicht eingerichtet. Öffnen Sie den Link, den er beim Start ausgegeben hat, oder starten Sie ihn neu für einen neuen.',
  enterDemo: 'Demo öffnen',
  forgot: 'Passwort vergessen?',
  back: 'Zurück zur Anmeldung',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  atLeast: (characters) => `Mindestens ${characters} Zeichen.`,
  setPassword: 'Passwort festlegen',
  newEmail: 'Neue E-Mail-Adresse',
  confirmEmail: 'Adresse bestätigen',
  confirmEmailLead: 'Danach werden Sie überall abgemeldet und melden sich mit der neuen Adresse an.',
  emailConfirmed: 'Die Adresse wurde geändert. Melden Sie sich jetzt damit an.',
  chooseNew: 'Neues Passwort wählen',
  changed: 'Passwort geändert. Sie sind überall abgemeldet.',
  reset: 'Passwort zurücksetzen',
  weMail: 'Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  sendLink: 'Link senden',
  linkSent: 'Falls es ein Konto mit dieser Adresse gibt, haben wir den Link dorthin gesendet.',
  enterCode: 'Code eingeben',
  code: 'Code aus Ihrer Authenticator-App oder ein Wiederherstellungscode',
  setUpSecondFactor: 'Zwei-Faktor-Anmeldung einrichten',
  demanded:
    'Ihre Organisation verlangt neben dem Passwort einen Code aus einer App. Scannen Sie dies mit einer Authenticator-App, auf Ihrem Telefon oder in Ihrem Passwortmanager.',
};
