import type { Facts } from '../../contract/rules/rules';

/** A new visitor on their first page. */
export const factsAtFirst: Facts = {
  pageUrl: 'https://shop.example/',
  entryUrl: 'https://shop.example/',
  referrer: '',
  searchKeywords: '',
  jsVariables: {},
  isNewVisitor: true,
  visits: 1,
  hasChatted: false,
  pagesSeen: 1,
  language: 'en',
  timeOfDay: '12:00',
  weekday: 'MONDAY',
  secondsOnSite: 0,
  secondsOnPage: 0,
  scrollPercent: 0,
  clicks: 0,
  idleSeconds: 0,
  isLeaving: false,
};
