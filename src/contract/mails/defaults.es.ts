import type { MailDefaults } from './mail-template';

/** What mails say where nobody has written anything else. */
export const mailDefaults: MailDefaults = {
  transcript: {
    subject: 'Transcripción del chat – {{widget}}',
    text: `Transcripción del chat: {{widget}}

Esto es lo que se escribió en el chat.

{{transcript}}`,
  },
  offlineMessage: {
    subject: 'Mensaje de {{visitor}} – {{widget}}',
    text: `Nuevo mensaje para {{widget}}

{{message}}

{{details}}`,
  },
  invitation: {
    subject: 'Su acceso a la consola',
    text: `Elija su contraseña para la consola

{{by}} le ha invitado. Abra este enlace:

{{link}}

Funciona una sola vez, durante {{days}} días. Si no esperaba este correo, ignórelo.`,
  },
  passwordReset: {
    subject: 'Nueva contraseña para la consola',
    text: `Elija una contraseña nueva

{{link}}

El enlace funciona una sola vez, durante {{minutes}} minutos. Si no lo ha pedido, ignore este correo. Su contraseña no cambia.`,
  },
  passwordChanged: {
    subject: 'Su contraseña ha cambiado',
    text: `Su contraseña para la consola ha cambiado

{{time}}. Si no ha sido usted, restablezca su contraseña ahora.`,
  },
  emailChange: {
    subject: 'Confirme su nueva dirección',
    text: `Confirme su nueva dirección para la consola

{{link}}

El enlace funciona una sola vez, durante {{minutes}} minutos. Si no lo ha pedido, ignore este correo. Nada cambia.`,
  },
  emailChanged: {
    subject: 'Su correo electrónico ha cambiado',
    text: `Su correo electrónico para la consola ha cambiado

{{time}}. Ahora inicia sesión como {{email}}. Si no ha sido usted, avise ahora a un administrador.`,
  },
  newSignIn: {
    subject: 'Nuevo inicio de sesión en la consola',
    text: `Alguien ha iniciado sesión con su contraseña desde un navegador nuevo

{{time}}, {{browser}}

Si no ha sido usted, cambie su contraseña y cierre todas las sesiones en la página «Cuenta» de la consola.`,
  },
  waitingChat: {
    subject: 'Un visitante espera – {{widget}}',
    text: `Un visitante de {{widget}} espera una respuesta

Desde el {{time}}. Nadie ha atendido todavía el chat.

{{link}}`,
  },
};
