import type { AccountTexts } from './texts';

export const accountTexts: AccountTexts = {
  title: 'Cuenta',

  language: 'Idioma',
  languageLead:
    'El idioma de la consola en este navegador. Los visitantes ven el idioma de su propio navegador.',
  browserLanguage: 'El del navegador',
  apply: 'Aplicar y recargar',

  email: 'Dirección de correo',
  emailLeads: {
    link: 'Enviamos un enlace a la dirección nueva. Al abrirlo, se cierran todas sus sesiones y entra con la dirección nueva.',
    direct:
      'No hay ningún servidor de correo configurado, así que la dirección cambia de inmediato. Se cierran todas sus sesiones y entra con la dirección nueva.',
    administrator: 'Pida a un administrador que la cambie en la página «Agentes».',
    system: 'Otro sistema gestiona esta cuenta. Cambie allí la dirección.',
  },
  newEmail: 'Dirección de correo nueva',
  yourPassword: 'Su contraseña',
  mailLink: 'Enviar el enlace',
  changeEmail: 'Cambiar dirección',
  linkMailed: (email) =>
    `Si ninguna otra cuenta tiene ${email}, un enlace está en camino. Funciona durante una hora.`,
  confirmEmail: 'Confirmar la dirección nueva',
  confirmLead: 'Después se cierran todas sus sesiones y entra con la dirección nueva.',

  photo: 'Foto',
  photoLead: 'Los visitantes la ven junto a sus respuestas, salvo que el widget tenga otra imagen suya.',
  savePhoto: 'Guardar foto',
  photoSaved: 'Su foto se ha guardado.',

  password: 'Contraseña',
  passwordLead: 'Al cambiarla, se cierra la sesión en todos los demás sitios.',
  passwordRule: (shortest, longest) =>
    `De ${shortest} a ${longest} caracteres; que no sea su nombre ni fácil de adivinar.`,
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  changePassword: 'Cambiar contraseña',
  passwordChanged: 'Contraseña cambiada. Se ha cerrado la sesión en todos los demás sitios.',

  secondFactor: 'Inicio de sesión en dos pasos',
  secondFactorLead:
    'Inicie sesión con su contraseña y un código de una aplicación del teléfono: así, una contraseña robada no basta.',
  on: 'Activado',
  isDemanded: 'Su organización lo exige.',
  codesLeft: (count) =>
    count === 1 ? 'Queda 1 código de recuperación.' : `Quedan ${count} códigos de recuperación.`,
  renewCodes: 'Para obtener nuevos, desactívelo y vuelva a activarlo.',
  turnOn: 'Activar',
  turnOff: 'Desactivar',
  turnOnSecondFactor: 'Activar el inicio de sesión en dos pasos',
  needApp: 'Necesita una aplicación de autenticación en su teléfono o en su gestor de contraseñas.',
  turningOnSignsOut: 'Al activarlo, se cierra la sesión en todos los demás sitios.',
  scan: 'Escanee esto con su aplicación de autenticación',
  reallyTurnOff: '¿Desactivar el inicio de sesión en dos pasos?',
  setUpAgain:
    'Su organización lo exige: se cerrará la sesión y lo configurará de nuevo al iniciarla. Los códigos de recuperación que quedan dejan de funcionar.',
  passwordOnly:
    'Iniciará sesión solo con su contraseña. Los códigos de recuperación que quedan dejan de funcionar.',
  turnedOff: 'El inicio de sesión en dos pasos está desactivado.',

  signingInWith: (provider) => `Inicio de sesión con ${provider}`,
  notLinked: (provider) =>
    `No hay ninguna cuenta vinculada. Se vinculará cuando inicie sesión por primera vez con ${provider} y el mismo correo electrónico.`,
  linkedSince: 'Vinculada desde: {moment}.',
  unlink: 'Desvincular',
  reallyUnlink: (provider) => `¿Desvincular su cuenta de ${provider}?`,
  cannotSignInWithIt: 'Ya no podrá iniciar sesión con ella.',
  linkedAgain: (provider) =>
    `Una cuenta de ${provider} con su correo electrónico se vinculará de nuevo en su próximo inicio de sesión.`,
  unlinked: 'Cuenta desvinculada.',

  sessions: 'Sesiones',
  sessionsLead: 'Dónde tiene la sesión iniciada.',
  sessionsLeadWithMail:
    'Dónde tiene la sesión iniciada. Recibirá un correo cuando inicie sesión un navegador nuevo.',
  columns: { browser: 'Navegador', signedIn: 'Inicio', ends: 'Fin', actions: 'Acciones' },
  thisBrowser: 'Este navegador',
  browserOn: (browser, system) => `${browser} en ${system}`,
  unknownBrowser: 'Navegador desconocido',
  signOut: 'Cerrar sesión',
  signOutOf: (browser) => `Cerrar sesión: ${browser}`,
  signOutOthers: 'Cerrar sesión en los demás sitios',
  reallySignOutOthers: '¿Cerrar sesión en los demás sitios?',
  othersEnd: 'Todas las demás sesiones terminan de inmediato.',
  othersSignedOut: 'Se ha cerrado la sesión en todos los demás sitios.',
};
