import { translateFaults, translateRefusals } from './service-words';
import type { DataTexts } from './texts';

export const dataTexts: DataTexts = {
  unexpected: 'Hier ist etwas schiefgegangen. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  unreachable:
    'Der Dienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  onOurSide: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
  tooManyTries(seconds) {
    const minutes = Math.ceil(seconds / 60);
    if (seconds <= 0) return 'Zu viele Versuche. Warten Sie einen Moment.';
    if (seconds < 60)
      return `Zu viele Versuche. Warten Sie ${seconds === 1 ? 'eine Sekunde' : `${seconds} Sekunden`}.`;
    return `Zu viele Versuche. Warten Sie ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`}.`;
  },
  required: 'Erforderlich.',
  refusal: translateRefusals(
    {
      invalidParameter: 'Ein Wert fehlt oder ist ungültig.',
      unreadableBody: 'Der Dienst konnte die Anfrage nicht lesen. Laden Sie die Seite neu.',
      unreadableRequest: 'Der Dienst konnte die Anfrage nicht lesen. Laden Sie die Seite neu.',
      signInRequired: 'Melden Sie sich an, um fortzufahren.',
      wrongCredentials: 'E-Mail-Adresse oder Passwort ist falsch.',
      wrongCode: 'Dieser Code ist falsch oder wurde schon benutzt.',
      linkExpired: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Fordern Sie einen neuen an.',
      codeRequired: 'Geben Sie den Code aus Ihrer Authenticator-App oder einen Wiederherstellungscode ein.',
      secondFactorDemanded:
        'Ihre Organisation verlangt die Zwei-Faktor-Anmeldung. Richten Sie sie ein, um sich anzumelden.',
      wrongPassword: 'Falsches Passwort.',
      crossSiteRequest:
        'Diese Anfrage kam nicht von der Konsole. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
      forbidden: 'Das dürfen Sie nicht.',
      notFound: 'Nicht gefunden. Vielleicht wurde es entfernt, oder Sie haben keinen Zugriff darauf.',
      requestTimeout: 'Die Anfrage kam nicht rechtzeitig an. Senden Sie sie noch einmal.',
      alreadyExists: 'Das gibt es schon.',
      changedMeanwhile:
        'Jemand anderes hat das geändert. Laden Sie den neuesten Stand und versuchen Sie es noch einmal.',
      notOffered: 'Dieses Widget bietet das nicht an.',
      caseClosed: 'Dieser Chat ist beendet.',
      chatTaken: 'Ein anderer Agent bearbeitet diesen Chat.',
      notAvailable: 'Dort ist gerade niemand verfügbar. Wählen Sie jemand anderen.',
      tooManyFiles: 'Dieser Chat kann keine weiteren Dateien aufnehmen.',
      tooManyPictures:
        'Ihre Organisation verwendet so viele Bilder, wie sie haben darf. Entfernen Sie welche aus Widgets, Entwürfen und bei Agenten, und versuchen Sie es eine Stunde später noch einmal.',
      changedFile: 'Diese Datei hat sich geändert. Laden Sie sie noch einmal.',
      tooLarge: 'Die Anfrage ist zu groß.',
      tooManySettings:
        'Die Einstellungen der Widgets Ihrer Organisation nehmen allen Platz ein, der dafür da ist. Verwerfen Sie Entwürfe, kürzen Sie Regeln oder löschen Sie Widgets, die niemand braucht. Ältere Versionen zählen nicht.',
      unsupportedFile: 'Dateien dieses Typs können hier nicht gesendet werden.',
      tooManyRequests: 'Zu viele Anfragen. Warten Sie einen Moment.',
      headersTooLarge: 'Die Anfrage ist zu groß. Löschen Sie die Cookies dieser Seite.',
      internal: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es später noch einmal.',
      busy: 'Der Dienst ist ausgelastet. Warten Sie einen Moment.',
      unavailable: 'Der Dienst startet oder stoppt gerade. Versuchen Sie es gleich noch einmal.',
      outage: 'Die Datenbank des Dienstes antwortet nicht. Versuchen Sie es gleich noch einmal.',
      diskFull:
        'Der Speicher des Dienstes ist voll, er kann nichts sichern. Informieren Sie seinen Administrator.',
      tookTooLong: 'Das hat zu lange gedauert. Fragen Sie weniger auf einmal ab, zum Beispiel weniger Tage.',
    },
    {
      'Files can be up to {} MB.': 'Dateien dürfen höchstens {} MB groß sein.',
      'This chat has no room for more notes.': 'In diesem Chat sind keine weiteren Notizen möglich.',
      'Your organisation has no room for more canned replies. Delete some first.':
        'Ihre Organisation hat keinen Platz für weitere Textbausteine. Löschen Sie zuerst einige.',
      '{} is handling this chat.': '{} bearbeitet diesen Chat.',
      '{} is not available now. Choose someone else.':
        '{} ist gerade nicht verfügbar. Wählen Sie jemand anderen.',
      'Only offline messages can be marked as done.':
        'Nur Offline-Nachrichten lassen sich als erledigt markieren.',
      'The visitor has just written. Read that first.':
        'Der Besucher hat gerade geschrieben. Lesen Sie das zuerst.',
      'Someone else has just transferred this chat.': 'Jemand anderes hat diesen Chat gerade weitergeleitet.',
      'You have answered this chat. Transfer it instead.':
        'Sie haben diesen Chat beantwortet. Leiten Sie ihn stattdessen weiter.',
      'No mail server is configured. Ask your administrator for a new password.':
        'Es ist kein Mailserver konfiguriert. Bitten Sie Ihren Administrator um ein neues Passwort.',
      'Two-factor sign-in is already on.': 'Die Zwei-Faktor-Anmeldung ist schon eingeschaltet.',
      'Two-factor sign-in is already on. To get recovery codes, turn it off and on again.':
        'Die Zwei-Faktor-Anmeldung ist schon eingeschaltet. Für Wiederherstellungscodes schalten Sie sie aus und wieder ein.',
      'Two-factor sign-in is already set up. Sign in. To get recovery codes, turn it off and on again under Account.':
        'Die Zwei-Faktor-Anmeldung ist schon eingerichtet. Melden Sie sich an. Für Wiederherstellungscodes schalten Sie sie unter „Konto“ aus und wieder ein.',
      'Two-factor sign-in is no longer required. Sign in.':
        'Die Zwei-Faktor-Anmeldung wird nicht mehr verlangt. Melden Sie sich an.',
      'First turn on two-factor sign-in for yourself under Account.':
        'Schalten Sie die Zwei-Faktor-Anmeldung zuerst für sich selbst unter „Konto“ ein.',
      'Your organisation requires two-factor sign-in. Sign in again to set it up.':
        'Ihre Organisation verlangt die Zwei-Faktor-Anmeldung. Melden Sie sich noch einmal an, um sie einzurichten.',
      'This link was already used or has expired. Restart the service to print a new one.':
        'Dieser Link wurde schon benutzt oder ist abgelaufen. Starten Sie den Dienst neu, damit er einen neuen ausgibt.',
      'There are already {} keys. Revoke the ones you don’t use.':
        'Es gibt {} Schlüssel. Widerrufen Sie die, die nicht verwendet werden.',
      'There are {} webhooks and bots. Remove some first.':
        'Es gibt {} Webhooks und Bots. Entfernen Sie zuerst einige.',
      'A widget is answered by at most {} agents.': 'Ein Widget wird von höchstens {} Agenten beantwortet.',
      'All widgets together are answered by at most {} agents, each counted once for each widget.':
        'Alle Widgets zusammen werden von höchstens {} Agenten beantwortet. Jeder zählt für jedes Widget einmal.',
      'The service doesn’t know the address of this page. Set PUBLIC_URL to it, or have the proxy pass on the Host header.':
        'Der Dienst kennt die Adresse dieser Seite nicht. Setzen Sie PUBLIC_URL auf diese Adresse, oder lassen Sie den Proxy den Header Host weitergeben.',
      'There is no agent with this address.': 'Es gibt keinen Agenten mit dieser Adresse.',
      'You can’t do this to your own account. Another administrator can.':
        'Das geht bei Ihrem eigenen Konto nicht. Ein anderer Administrator kann es tun.',
    },
  ),
  fault: translateFaults({
    'must be at most {} characters': 'Höchstens {} Zeichen.',
    'must be {} characters at most': 'Höchstens {} Zeichen.',
    'must be at most {} widgets': 'Höchstens {} Widgets.',
    'must be at most 999 printable ASCII characters': 'Höchstens 999 druckbare ASCII-Zeichen.',
    'must contain a message': 'Mindestens eine Nachricht.',
    'must be a condition, nested at most {} deep': 'Muss eine Bedingung sein, höchstens {} Ebenen tief.',
    'is not a regular expression: {}': 'Kein gültiger regulärer Ausdruck: {}',
    'can keep a page waiting without end: {} repeats a repeat. Simplify it':
      'Kann eine Seite ohne Ende aufhalten: {} wiederholt eine Wiederholung. Vereinfachen Sie ihn.',
    'must be a day like 2026-12-25': 'Muss ein Tag wie 2026-12-25 sein.',
    'must be like https://shop.example, or https://*.shop.example for all of its subdomains':
      'Muss wie https://shop.example sein, oder https://*.shop.example für alle Subdomains.',
    'must be an address': 'Keine gültige Adresse.',
    'must be a phone number': 'Keine gültige Telefonnummer.',
    'must have at least one agent': 'Mindestens ein Agent.',
    'must not be before start': 'Darf nicht vor dem Beginn liegen.',
    'is already the name of another team': 'So heißt schon ein anderes Team.',
    'is a bot of this widget': 'Ist ein Bot dieses Widgets.',
    'overlaps with other hours of the day': 'Überschneidet sich mit anderen Zeiten des Tages.',
    'appears twice. Change or remove one of them':
      'Kommt zweimal vor. Ändern oder entfernen Sie eines davon.',
    'a visitor key is public and can’t expire; revoke it instead':
      'Ein Besucherschlüssel ist öffentlich und läuft nicht ab. Widerrufen Sie ihn stattdessen.',
    'there are {} already: delete one first': 'Es gibt schon {}. Löschen Sie zuerst einen Textbaustein.',
    'has braces that are not a placeholder: write {{name}}':
      'Diese Klammern sind kein Platzhalter. Schreiben Sie {{name}}.',
    'there is no {{{}}} in this mail; there is {}':
      '{{{}}} gibt es in dieser E-Mail nicht. Verwenden Sie {}.',
    '{{{}}} belongs in the text': '{{{}}} gehört in den Text.',
    'must contain {{{}}}': 'Muss {{{}}} enthalten.',
    'must begin with your own words: put {{{}}} further down':
      'Muss mit eigenen Worten beginnen. Setzen Sie {{{}}} weiter unten ein.',
    '{{{}}} needs a paragraph of its own, with empty lines around it':
      '{{{}}} braucht einen eigenen Absatz mit Leerzeilen davor und danach.',
    'must be one line': 'Muss eine einzige Zeile sein.',
    'The address is longer than {} characters.': 'Die Adresse ist länger als {} Zeichen.',
    'This is not an address. Enter one like https://shop.example/page.':
      'Das ist keine Adresse. Geben Sie eine wie https://shop.example/page ein.',
    'Only http and https addresses work.': 'Nur Adressen mit http oder https sind möglich.',
    'Remove the user name or password from the address.':
      'Entfernen Sie Benutzernamen und Passwort aus der Adresse.',
    'Port {} can’t be used. Use 80, 443 or one above 1023.':
      'Port {} ist nicht möglich. Verwenden Sie 80, 443 oder einen über 1023.',
    'The address is not a public one. {}':
      'Die Adresse ist nicht öffentlich. Um Rechner Ihres eigenen Netzes zu erreichen, starten Sie den Dienst mit ALLOW_PRIVATE_WEBHOOKS=1.',
    '{} has no public address. {}':
      '{} hat keine öffentliche Adresse. Um Rechner Ihres eigenen Netzes zu erreichen, starten Sie den Dienst mit ALLOW_PRIVATE_WEBHOOKS=1.',
    'The host name does not exist.': 'Den Hostnamen gibt es nicht.',
    'The host name has no address.': 'Der Hostname hat keine Adresse.',
    'The host name could not be resolved.': 'Der Hostname konnte nicht aufgelöst werden.',
    'The host name could not be resolved in time.': 'Der Hostname konnte nicht rechtzeitig aufgelöst werden.',
    'The connection was refused.': 'Die Verbindung wurde abgelehnt.',
    'The connection was closed before an answer came.': 'Die Verbindung wurde vor einer Antwort geschlossen.',
    'The connection could not be made in time.': 'Die Verbindung kam nicht rechtzeitig zustande.',
    'The host can’t be reached.': 'Der Host ist nicht erreichbar.',
    'The token contains characters that a header can’t carry.':
      'Das Token enthält Zeichen, die in einem Header nicht möglich sind.',
    'The certificate has expired.': 'Das Zertifikat ist abgelaufen.',
    'The certificate is self-signed.': 'Das Zertifikat ist selbst signiert.',
    'The certificate is not signed by a trusted authority.':
      'Das Zertifikat stammt von keiner vertrauenswürdigen Stelle.',
    'The certificate chain is incomplete.': 'Die Zertifikatskette ist unvollständig.',
    'The certificate is for another host name.': 'Das Zertifikat gilt für einen anderen Hostnamen.',
    'The request failed.': 'Die Anfrage ist fehlgeschlagen.',
    'No answer within {} s.': 'Keine Antwort innerhalb von {} s.',
    'The mail server did not answer in time.': 'Der Mailserver hat nicht rechtzeitig geantwortet.',
    'Too many mails were sent to this address within an hour.':
      'Diese Adresse hat innerhalb einer Stunde zu viele E-Mails erhalten.',
    '"{}" is not a mail address.': '„{}“ ist keine E-Mail-Adresse.',
    'The push service answered {}.': 'Der Push-Dienst hat mit {} geantwortet.',
    'it redirects more than {} times': 'Leitet mehr als {}-mal weiter.',
    'is not valid': 'Ungültig.',
    'must have at least {} characters': 'Mindestens {} Zeichen.',
    'must have at most {} characters': 'Höchstens {} Zeichen.',
    'must be 1 to {} characters': '1 bis {} Zeichen.',
    'must be fewer than {} characters': 'Weniger als {} Zeichen.',
    'must be text of at most {} characters': 'Text mit höchstens {} Zeichen.',
    'must have at least {} entries': 'Mindestens {} Einträge.',
    'must have at most {} entries': 'Höchstens {} Einträge.',
    'must be at least {}': 'Mindestens {}.',
    'must be at most {}': 'Höchstens {}.',
    'must be a whole number': 'Eine ganze Zahl.',
    'must be a whole number from 1 to {}': 'Eine ganze Zahl von 1 bis {}.',
    'must be a number from {} to {}': 'Eine Zahl von {} bis {}.',
    'must be a list of at most {}': 'Höchstens {} Einträge.',
    'must be one of {}': 'Nur möglich: {}.',
    'must not be empty': 'Darf nicht leer sein.',
    'must be unique': 'Kommt schon vor.',
    'must be an e-mail address': 'Keine gültige E-Mail-Adresse.',
    'must be a zone like Europe/Berlin': 'Keine Zeitzone wie Europe/Berlin.',
    'must be a link to an image': 'Muss ein Link zu einem Bild sein.',
    'must be in the next {} days': 'Muss in den nächsten {} Tagen liegen.',
    'must be one of your widgets': 'Muss eines Ihrer Widgets sein.',
    'must differ from the current one': 'Muss sich vom bisherigen unterscheiden.',
    'wrong password': 'Falsches Passwort.',
    'is wrong. Check the clock of your device.': 'Falsch. Prüfen Sie die Uhr Ihres Geräts.',
    'is too easy to guess. Choose another password.':
      'Zu leicht zu erraten. Wählen Sie ein anderes Passwort.',
    'already has an account here': 'Diese Person hat hier schon ein Konto.',
    'is not one of your agents': 'Ist keiner Ihrer Agenten.',
    'is not one of your teams': 'Ist keines Ihrer Teams.',
    'is already used by another reply': 'Gehört schon zu einem anderen Textbaustein.',
    'appears twice': 'Kommt zweimal vor.',
  }),
};
