import type { SecondFactorTexts } from './texts';

export const secondFactorTexts: SecondFactorTexts = {
  qrCode: 'Código QR para su aplicación de autenticación',
  orType: 'O introduzca esto en la aplicación:',
  secret: 'secreto',
  codeFromApp: 'Código de la aplicación',
  keepCodes: 'Guarde estos códigos de recuperación',
  isOn: 'El inicio de sesión en dos pasos está activado. Si pierde la aplicación, use uno de estos códigos. Cada uno sirve una vez.',
  recoveryCodes: 'códigos de recuperación',
  fileHead: (email) => `Códigos de recuperación de ${email}. Cada uno sirve una vez.`,
  fileName: 'codigos-de-recuperacion.txt',
  download: 'Descargar',
  print: 'Imprimir',
  shownOnce: 'Solo se muestran ahora.',
  saved: 'Los he guardado',
  continue: 'Continuar',
};
