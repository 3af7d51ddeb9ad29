import type { FormatTexts } from './texts';

const one = { minutes: 'Minute', hours: 'Stunde', days: 'Tag' };
const units = { minutes: 'Minuten', hours: 'Stunden', days: 'Tage' };

export const formatTexts: FormatTexts = {
  today: 'Heute',
  yesterday: 'Gestern',
  days: (count) => `${count} T`,
  andMore: (names, more) => `${names} und ${more} weitere`,
  rating: (stars) => `${stars} von 5`,
  everything: 'Alles',
  changedSecret: 'geändert (geheim)',
  on: 'ein',
  off: 'aus',
  empty: 'leer',
  quoted: (text) => `„${text}“`,
  duration: (amount, unit) => `${amount} ${(amount === 1 ? one : units)[unit]}`,
  visitor: (mark) => `Besucher ${mark}`,
};
