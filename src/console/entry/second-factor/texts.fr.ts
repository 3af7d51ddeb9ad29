import type { SecondFactorTexts } from './texts';

export const secondFactorTexts: SecondFactorTexts = {
  qrCode: 'Code QR pour votre application d’authentification',
  orType: 'Ou saisissez ceci dans l’application :',
  secret: 'secret',
  codeFromApp: 'Code de l’application',
  keepCodes: 'Conservez ces codes de récupération',
  isOn: 'La connexion à deux facteurs est activée. Si vous perdez l’application, utilisez l’un de ces codes à la place. Chacun est valable une fois.',
  recoveryCodes: 'codes de récupération',
  fileHead: (email) => `Codes de récupération pour ${email}. Chacun est valable une fois.`,
  fileName: 'codes-de-recuperation.txt',
  download: 'Télécharger',
  print: 'Imprimer',
  shownOnce: 'Ils ne sont affichés que maintenant.',
  saved: 'Je les ai enregistrés',
  continue: 'Continuer',
};
