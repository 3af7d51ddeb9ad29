import type { SecondFactorTexts } from './texts';

export const secondFactorTexts: SecondFactorTexts = {
  qrCode: 'QR-Code für Ihre Authenticator-App',
  orType: 'Oder geben Sie dies in die App ein:',
  secret: 'Geheimnis',
  codeFromApp: 'Code aus der App',
  keepCodes: 'Bewahren Sie diese Wiederherstellungscodes auf',
  isOn: 'Die Zwei-Faktor-Anmeldung ist aktiv. Wenn Sie die App verlieren, verwenden Sie stattdessen einen dieser Codes. Jeder gilt einmal.',
  recoveryCodes: 'Wiederherstellungscodes',
  fileHead: (email) => `Wiederherstellungscodes für ${email}. Jeder gilt einmal.`,
  fileName: 'wiederherstellungscodes.txt',
  download: 'Herunterladen',
  print: 'Drucken',
  shownOnce: 'Sie werden nur jetzt angezeigt.',
  saved: 'Ich habe sie gesichert',
  continue: 'Weiter',
};
