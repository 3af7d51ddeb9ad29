import type { MailDefaults } from './mail-template';

/** What mails say where nobody has written anything else. */
export const mailDefaults: MailDefaults = {
  transcript: {
    subject: 'Chatverlauf – {{widget}}',
    text: `Chatverlauf: {{widget}}

Das wurde im Chat geschrieben.

{{transcript}}`,
  },
  offlineMessage: {
    subject: 'Nachricht von {{visitor}} – {{widget}}',
    text: `Neue Nachricht für {{widget}}

{{message}}

{{details}}`,
  },
  invitation: {
    subject: 'Ihr Zugang zur Konsole',
    text: `Wählen Sie Ihr Passwort für die Konsole

{{by}} hat Sie eingeladen. Öffnen Sie diesen Link:

{{link}}

Er funktioniert einmal, innerhalb von {{days}} Tagen. Wenn Sie diese E-Mail nicht erwartet haben, ignorieren Sie sie.`,
  },
  passwordReset: {
    subject: 'Neues Passwort für die Konsole',
    text: `Wählen Sie ein neues Passwort

{{link}}

Der Link funktioniert einmal, innerhalb von {{minutes}} Minuten. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail. Ihr Passwort bleibt unverändert.`,
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    text: `Ihr Passwort für die Konsole wurde geändert

{{time}}. Wenn Sie das nicht waren, setzen Sie Ihr Passwort sofort zurück.`,
  },
  emailChange: {
    subject: 'Bestätigen Sie Ihre neue Adresse',
    text: `Bestätigen Sie Ihre neue Adresse für die Konsole

{{link}}

Der Link funktioniert einmal, innerhalb von {{minutes}} Minuten. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail. Es ändert sich nichts.`,
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    text: `Ihre E-Mail-Adresse für die Konsole wurde geändert

{{time}}. Sie melden sich jetzt als {{email}} an. Wenn Sie das nicht waren, sagen Sie sofort einem Administrator Bescheid.`,
  },
  newSignIn: {
    subject: 'Neue Anmeldung an der Konsole',
    text: `Jemand hat sich mit Ihrem Passwort in einem neuen Browser angemeldet

{{time}}, {{browser}}

Wenn Sie das nicht waren, ändern Sie Ihr Passwort und melden Sie sich überall ab: in der Konsole unter „Konto“.`,
  },
  waitingChat: {
    subject: 'Ein Besucher wartet – {{widget}}',
    text: `Ein Besucher von {{widget}} wartet auf eine Antwort

Seit {{time}}. Noch hat niemand den Chat übernommen.

{{link}}`,
  },
};
