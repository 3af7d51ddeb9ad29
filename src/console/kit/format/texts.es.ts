import type { FormatTexts } from './texts';

const one = { minutes: 'minuto', hours: 'hora', days: 'día' };
const units = { minutes: 'minutos', hours: 'horas', days: 'días' };

export const formatTexts: FormatTexts = {
  today: 'Hoy',
  yesterday: 'Ayer',
  days: (count) => `${count} d`,
  andMore: (names, more) => `${names} y ${more} más`,
  rating: (stars) => `${stars} de 5`,
  everything: 'Todo',
  changedSecret: 'cambiado (secreto)',
  on: 'activado',
  off: 'desactivado',
  empty: 'vacío',
  quoted: (text) => `«${text}»`,
  duration: (amount, unit) => `${amount} ${(amount === 1 ? one : units)[unit]}`,
  visitor: (mark) => `Visitante ${mark}`,
};
