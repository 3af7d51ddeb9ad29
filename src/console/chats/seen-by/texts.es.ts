import type { SeenByTexts } from './texts';

export const seenByTexts: SeenByTexts = {
  title: 'Quién ve qué',
  loading: 'Cargando…',
  done: 'Listo',
  notes: (count) => {
    if (count === 0) return 'Esto es lo que sale de la consola. Las notas no forman parte de ello.';
    return count === 1
      ? 'Esto es lo que sale de la consola. La nota de este chat no forma parte de ello.'
      : `Esto es lo que sale de la consola. Las ${count} notas de este chat no forman parte de ello.`;
  },
  isCut: 'Este chat es largo: solo se muestran los últimos mensajes, eventos y correos.',
  visitor: 'Visitante',
  typing: 'El visitante ve que alguien está escribiendo.',
  themselves: 'Visitante:',
  nothing: 'Nada todavía',
  events: 'Webhooks y bots',
  noEvents: 'No se envió nada',
  channels: { webhook: 'Webhook', bot: 'Bot' },
  states: { pending: 'en espera', done: 'entregado', failed: 'fallido', cancelled: 'cancelado' },
  mails: 'Correos',
  noMails: 'No se envió ningún correo',
  log: 'Registro y exportación',
  logHint: 'Un chat abierto forma parte de ellos cuando termina.',
  record: 'Registro de este chat',
};
