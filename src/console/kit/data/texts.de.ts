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
  refusal: translateRefusals({
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
    notFound: 'Nicht gefunden.',
    requestTimeout: 'Die Anfrage kam nicht rechtzeitig an. Senden Sie sie noch einmal.',
    alreadyExists: 'Das gibt es schon.',
    changedMeanwhile:
      'Jemand anderes hat das geändert. Laden Sie den neuesten Stand und versuchen Sie es noch einmal.',
    notOffered: 'Dieses Widget bietet das nicht an.',
    caseClosed: 'Dieser Chat ist beendet.',
    chatTaken: 'Ein anderer Agent hat diesen Chat.',
    notAvailable: 'Dort ist gerade niemand verfügbar. Wählen Sie jemand anderen.',
    tooManyFiles: 'Dieser Chat kann keine weiteren Dateien aufnehmen.',
    changedFile: 'Diese Datei hat sich geändert. Laden Sie sie noch einmal.',
    tooLarge: 'Die Anfrage ist zu groß.',
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
  }),
  fault: translateFaults({
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
    'is not right': 'Falsch.',
    'is wrong. Check the clock of your device.': 'Falsch. Prüfen Sie die Uhr Ihres Geräts.',
    'is too easy to guess. Choose another password.':
      'Zu leicht zu erraten. Wählen Sie ein anderes Passwort.',
    'already has an account here': 'Diese Person hat hier schon ein Konto.',
    'is not one of your agents': 'Ist keiner Ihrer Agenten.',
    'is not one of your teams': 'Ist keines Ihrer Teams.',
    'is already the word of another reply': 'Gehört schon zu einem anderen Textbaustein.',
    'appears twice': 'Kommt zweimal vor.',
  }),
};
