import type { HomeTexts } from './texts';

export const homeTexts: HomeTexts = {
  title: 'Inicio',
  lead: 'Qué ocurre hoy y qué hacer a continuación.',
  now: 'Ahora',
  waiting: 'En espera',
  active: 'En conversación',
  messages: 'Mensajes pendientes',
  online: 'Agentes en línea',
  nobodyOnline: 'Salvo que responda un bot, los visitantes solo pueden dejar un mensaje.',
  today: 'Hoy',
  answered: 'Respondidos',
  medianWait: 'Espera mediana',
  missed: 'Perdidos',
  offline: 'Mensajes sin conexión',

  attention: 'Requiere atención',
  nothing: 'Todo en orden: los correos y los webhooks llegan y todo está publicado.',
  botFails: (url) => `Un bot falla: ${url}`,
  webhookFails: (url) => `Un webhook falla: ${url}`,
  seeDeliveries: 'Ver entregas',
  notSent: (mails) =>
    mails === 1 ? 'Esta semana no se envió 1 correo' : `Esta semana no se enviaron ${mails} correos`,
  delayed: (mails) =>
    mails === 1
      ? '1 correo no se ha podido enviar todavía y se volverá a intentar'
      : `${mails} correos no se han podido enviar todavía y se volverá a intentar`,
  mailboxFails: (reason) => `No se pueden leer las respuestas de los visitantes por correo: ${reason}`,
  seeMails: 'Ver correos',
  noMailServer:
    'No hay servidor de correo: las transcripciones y los mensajes sin conexión no se envían, pero a los visitantes se les anuncia una respuesta por correo electrónico',
  otherVersion: (site) => `${site} está fijado a otra versión del widget`,
  getCode: 'Obtener el código',
  unpublished: (widget) => `${widget} tiene cambios sin publicar`,
  review: 'Revisar cambios',

  setUp: 'Configure su chat',
  stepsDone: (done, all) => `${done} de ${all} pasos completados.`,
  allDone: 'Todo listo. Su chat está preparado para los visitantes.',
  hide: 'Ocultar esta lista',
  done: '(hecho)',
  toDo: '(pendiente)',
  alwaysOpen: 'Siempre abierto',
  newTab: '(pestaña nueva)',
  notThere: (site) =>
    `Hemos comprobado ${site} y no hemos encontrado un widget que funcione. Si lo añade un script o un gestor de etiquetas, no lo vemos.`,
  steps: {
    look: {
      title: 'Personalizar el aspecto',
      text: 'El color, la posición y las palabras que saludan a sus visitantes.',
      action: 'Elegir el aspecto',
    },
    hours: {
      title: 'Definir el horario',
      text: 'Fuera de este horario, los visitantes dejan un mensaje.',
      action: 'Definir horario',
    },
    install: {
      title: 'Añadirlo a su página',
      text: 'Una línea de código. Comprobamos si funciona.',
      action: 'Obtener el código',
    },
    online: {
      title: 'Conectarse',
      text: 'Los visitantes pueden chatear mientras usted o un compañero estén en línea.',
      action: 'Conectarse',
    },
    chat: {
      title: 'Chatear consigo mismo',
      text: 'Escríbase como visitante y responda aquí.',
      action: 'Probar el widget',
    },
    invite: {
      title: 'Invitar a un compañero',
      text: 'Recibirá un enlace para elegir una contraseña.',
      action: 'Invitar',
    },
  },
};
