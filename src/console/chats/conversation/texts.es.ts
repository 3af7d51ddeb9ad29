import { translateLines } from '../../../contract/chat/service-lines';
import type { ConversationTexts } from './texts';

export const conversationTexts: ConversationTexts = {
  chat: 'Chat',
  loading: 'Cargando…',
  backToList: 'Volver a la lista',
  othersWait: () => 'en espera',
  visitor: 'Visitante',
  snooze: 'Posponer',
  transfer: 'Transferir',
  end: 'Finalizar chat',
  ending: (visitor) => `Finalizando el chat con ${visitor}…`,
  endNow: 'Finalizar ahora',
  notEnded: (visitor, why) => `El chat con ${visitor} no ha finalizado: ${why}`,

  presence: {
    offline: 'Dejó un mensaje cuando no había nadie en línea',
    ended: 'Chat finalizado',
    snoozedUntil: (when) => `Pospuesto hasta ${when}`,
    here: 'En la página ahora',
    away: 'No está en la página',
    withBot: (bot) =>
      bot ? `con el bot ${bot} hasta que alguien responda` : 'con un bot hasta que alguien responda',
    waitsFor: (agent) => `espera a ${agent}`,
    waits: 'espera una respuesta',
    waitsForFirst: 'espera una primera respuesta',
  },

  conversation: 'Conversación',
  earlier: 'Mostrar mensajes anteriores',
  new: 'Nuevo',
  you: 'Usted',
  sending: 'Enviando…',
  heldUp: 'Se enviará cuando vuelva a tener conexión',
  notKept: 'No se ha guardado en este navegador: mantenga la página abierta hasta que se envíe',
  perhapsTwice: 'Puede que se haya enviado dos veces',
  notSent: 'No enviado',
  retry: 'Reintentar',
  remove: 'Quitar',
  copy: 'Copiar',
  copied: 'Copiado',
  typing: (visitor) => `${visitor} está escribiendo`,
  newMessages: (count) => (count === 1 ? '1 mensaje nuevo' : `${count} mensajes nuevos`),

  noteHead: 'Nota · solo la ve su equipo',
  noteHeadFor: (colleagues) => `Nota para ${colleagues} · solo la ve su equipo`,
  saving: 'Guardando…',
  noteHeldUp: 'Se guardará cuando vuelva a tener conexión',
  noteNotSaved: 'No guardada',

  write: 'Escribir',
  answer: 'Respuesta',
  note: 'Nota',
  draft: '(borrador)',
  answerTo: (visitor) => `Responder a ${visitor}`,
  sendAnswer: 'Enviar respuesta',
  noteBox: 'Nota, solo la ve su equipo',
  noteHint: 'Nota para su equipo. Escriba @ para mencionar a un compañero',
  saveNote: 'Guardar nota',
  enterKey: 'Intro',
  shiftKey: 'Mayús',
  answerKeys: '{enter} envía · {shift} {enter} línea · {slash} respuestas',
  noteKeys: '{enter} guarda · {shift} {enter} línea nueva · {slash} respuestas',
  visitorLanguage: (language) => `Idioma del visitante: ${language}`,
  answering: (name, others) => {
    if (others.length === 0) return `${name} está respondiendo a este visitante.`;
    const rest = others.length === 1 ? others[0] : `${others.length} más`;
    return `${name} y ${rest} están respondiendo a este visitante.`;
  },
  heldBy: (agent) => `${agent} atiende este chat.`,
  answerFault: (reason) => `No enviado: ${reason}`,
  noteFault: (reason) => `Nota no guardada: ${reason}`,
  refused: 'El servicio lo ha rechazado. Inténtelo de nuevo.',
  blocked:
    'Un cortafuegos o proxy bloquea este texto. Cámbielo o pida al administrador de su red que lo permita.',

  answers: (agent) => `Responde ${agent}`,
  ended: 'El chat ha finalizado',
  banned: 'Se ha bloqueado al visitante',
  sentTo: (url) => `Se ha dirigido al visitante a ${url}`,
  askedToRate: 'Se ha pedido al visitante que valore el chat',
  emailChanged: (email) => `El correo del visitante es ahora ${email}`,
  buttons: 'Se han ofrecido botones al visitante',
  cards: 'Se han mostrado tarjetas al visitante',
  serviceLine: translateLines({
    waiting: () => 'Gracias. Un agente le atenderá enseguida.',
    emptyOfflineMessage: () => 'El visitante no dejó ningún texto.',
    endedByVisitor: () => 'El visitante finalizó el chat.',
    endedByAgent: (agent) => `${agent} finalizó el chat.`,
    endedByIdling: (minutes) =>
      `El chat finalizó porque nadie escribió durante ${minutes} ${minutes === '1' ? 'minuto' : 'minutos'}.`,
    endedWithWidget: () => 'El chat finalizó porque ya no se ofrece.',
    transferred: (from, to) => `${from} transfirió el chat a ${to}.`,
    snoozed: (agent) => `${agent} pospuso el chat.`,
    back: () => 'El chat ya no está pospuesto.',
    handedOver: () => 'Un momento, le estamos pasando con un agente.',
    nobodyThere: () =>
      'Ahora mismo no hay nadie disponible. Deje su pregunta y le responderemos en cuanto volvamos.',
    screenshot: (url) => `Captura de pantalla: ${url}`,
    attachmentsLeft: (names) => `Archivos adjuntos que este chat no admite: ${names}`,
    movedTo: (url) => `El visitante pasó a ${url}`,
  }),
};
