import type { SetupTexts } from './texts';

export const setupTexts: SetupTexts = {
  setUp: 'Configure su chat',
  linkOver: 'Este enlace ya se ha usado o ha caducado',
  restart: 'Reinicie el servicio. Si aún no hay nada configurado, mostrará un enlace nuevo.',
  signIn: 'Iniciar sesión',
  finish: 'Crear',
  organisation: 'Nombre de la organización',
  organisationHelp: 'El nombre de su empresa. Solo lo ve su equipo.',
  name: 'Su nombre',
  nameHelp: 'Los visitantes ven este nombre. Puede cambiarlo más adelante.',
  email: 'Correo electrónico',
  emailHelp: 'Lo usará para iniciar sesión.',
  password: 'Contraseña',
  atLeast: (characters) => `Mínimo ${characters} caracteres.`,
  widget: 'Nombre del widget',
  widgetHelp:
    'Por ejemplo, el nombre de su tienda. Los visitantes lo ven como remitente de los correos. El aspecto se elige más adelante.',
};
