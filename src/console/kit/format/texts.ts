import { roomTexts } from '../texts/room-texts';

export type FormatTexts = ReturnType<typeof formatTexts>;

/** What values are called. */
export const formatTexts = roomTexts('kit/format', {
  today: 'Today',
  yesterday: 'Yesterday',
  /** In a list, where there is little room. */
  days: (count: number) => `${count} d`,
  andMore: (names: string, more: number) => `${names} and ${more} more`,
  /** Of five stars. */
  rating: (stars: string) => `${stars} of 5`,
  everything: 'Everything',
  changedSecret: 'changed (secret)',
  on: 'on',
  off: 'off',
  empty: 'empty',
  quoted: (text: string) => `“${text}”`,
  duration: (amount: number, unit: 'minutes' | 'hours' | 'days') =>
    `${amount} ${amount === 1 ? unit.slice(0, -1) : unit}`,
  visitor: (mark: string) => `Visitor ${mark}`,
});
