import type { SetupTexts } from './texts';

export const setupTexts: SetupTexts = {
  setUp: 'Richten Sie Ihren Chat ein',
  linkOver: 'Dieser Link wurde schon benutzt oder ist abgelaufen',
  restart: 'Starten Sie den Dienst neu. Wenn noch nichts eingerichtet ist, gibt er einen neuen Link aus.',
  signIn: 'Anmelden',
  finish: 'Anlegen',
  organisation: 'Name der Organisation',
  organisationHelp: 'Der Name Ihres Unternehmens. Nur Ihr Team sieht ihn.',
  name: 'Ihr Name',
  nameHelp: 'Besucher sehen diesen Namen. Sie können ihn später ändern.',
  email: 'E-Mail-Adresse',
  emailHelp: 'Damit melden Sie sich an.',
  password: 'Passwort',
  atLeast: (characters) => `Mindestens ${characters} Zeichen.`,
  widget: 'Name des Widgets',
  widgetHelp:
    'Zum Beispiel der Name Ihres Shops. Besucher sehen ihn als Absender von E-Mails. Das Aussehen bestimmen Sie später.',
};
