import type { FormatTexts } from './texts';

const one = { minutes: 'minute', hours: 'heure', days: 'jour' };
const units = { minutes: 'minutes', hours: 'heures', days: 'jours' };

export const formatTexts: FormatTexts = {
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  days: (count) => `${count} j`,
  andMore: (names, more) => `${names} et ${more} de plus`,
  rating: (stars) => `${stars} sur 5`,
  everything: 'Tout',
  changedSecret: 'modifié (secret)',
  on: 'activé',
  off: 'désactivé',
  empty: 'vide',
  quoted: (text) => `« ${text} »`,
  duration: (amount, unit) => `${amount} ${(amount < 2 ? one : units)[unit]}`,
  visitor: (mark) => `Visiteur ${mark}`,
};
