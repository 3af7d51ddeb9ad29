import type { EndedTexts } from './texts';

export const endedTexts: EndedTexts = {
  answerByMail: 'Responder por correo',
  subject: 'Su mensaje',
  noEmail: 'El visitante no dejó ningún correo.',
  noEmailButPhone: 'El visitante no dejó ningún correo. Devuélvale la llamada.',
  endedAt: (when) => `Chat finalizado: ${when}.`,
  writeMail: 'Escribir un correo',
  addNote: 'Añadir una nota',
  openWaiting: 'Abrir el chat que más tiempo espera',
  doneBy: (agent, when) => (agent ? `Resuelto por ${agent}, ${when}` : `Resuelto, ${when}`),
  done: 'Marcar como resuelto',
  openAgain: 'Reabrir',
  draftNotSent: 'Su borrador no se envió',
  copy: 'Copiar',
  copied: 'Copiado',
  discard: 'Descartar',
  saidDone: 'Marcado como resuelto.',
  openedAgain: 'Reabierto.',
  discarded: 'Borrador descartado.',
};
