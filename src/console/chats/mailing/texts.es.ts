import type { MailingTexts } from './texts';

export const mailingTexts: MailingTexts = {
  queued: 'Pendiente de envío por correo',
  sent: 'Enviado por correo',
  received: 'Recibido por correo',
  refused: (reason) => (reason ? `Correo no entregado: ${reason}` : 'Correo no entregado'),
  sendAgain: 'Volver a enviar',
  byMailTo: (address) => `Por correo a ${address}`,
  repliesHere: 'Las respuestas llegan a este chat.',
  repliesTo: (address) => `Las respuestas van a ${address}.`,
};
