import type { SignInTexts } from './texts';

export const signInTexts: SignInTexts = {
  refusals: {
    unreachable:
      'No se puede acceder al servicio de inicio de sesión. Inténtelo de nuevo o inicie sesión con su contraseña.',
    cancelled: 'Se canceló el inicio de sesión.',
    failed:
      'La respuesta del servicio de inicio de sesión no es válida. Inténtelo de nuevo o inicie sesión con su contraseña.',
    expired: 'Ha tardado demasiado o se inició en otro navegador. Inténtelo de nuevo.',
    tooMany: 'Demasiados intentos. Espere unos minutos o inicie sesión con su contraseña.',
    unverified:
      'El servicio de inicio de sesión no ha verificado su correo electrónico. Consulte a su administrador.',
    unknown: 'Ningún agente tiene el correo electrónico de esta cuenta. Consulte a su administrador.',
    otherAccount:
      'Otra cuenta del servicio de inicio de sesión está vinculada a este agente. Inicie sesión con su contraseña y desvincúlela.',
    moved:
      'Su organización se ha trasladado a otra dirección. Pregunte a su administrador dónde iniciar sesión.',
  },
  heading: 'Inicie sesión para responder chats',
  signIn: 'Iniciar sesión',
  signInWith: (provider) => `Iniciar sesión con ${provider}`,
  again: 'Vuelva a iniciar sesión',
  expired: 'Su sesión ha terminado. Lo que escribió se conserva.',
  notKept:
    'Este navegador no mantiene su sesión aquí. Permita las cookies de este sitio y use https:// si la dirección empieza por http://.',
  fresh:
    'Este servicio aún no está configurado. Abra el enlace que mostró al iniciarse, o reinícielo para obtener uno nuevo.',
  enterDemo: 'Abrir la demo',
  forgot: '¿Olvidó su contraseña?',
  back: 'Volver al inicio de sesión',
  email: 'Correo electrónico',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  atLeast: (characters) => `Mínimo ${characters} caracteres.`,
  setPassword: 'Guardar contraseña',
  newEmail: 'Dirección de correo nueva',
  confirmEmail: 'Confirmar dirección',
  confirmEmailLead: 'Después se cierran todas sus sesiones y entra con la dirección nueva.',
  emailConfirmed: 'Se ha cambiado la dirección. Inicie sesión con ella.',
  chooseNew: 'Elegir una contraseña nueva',
  changed: 'Contraseña cambiada. Se ha cerrado la sesión en todas partes.',
  reset: 'Restablecer la contraseña',
  weMail: 'Le enviaremos un enlace para elegir una contraseña nueva.',
  sendLink: 'Enviar enlace',
  linkSent: 'Si existe una cuenta con esta dirección, le hemos enviado un enlace.',
  enterCode: 'Introducir el código',
  code: 'Código de su aplicación de autenticación o código de recuperación',
  setUpSecondFactor: 'Configurar el inicio de sesión en dos pasos',
  demanded:
    'Su organización exige, además de la contraseña, el código de una aplicación. Escanee esto con una aplicación de autenticación, en su teléfono o en su gestor de contraseñas.',
};
