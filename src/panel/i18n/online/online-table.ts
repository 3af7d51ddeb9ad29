import type { TextTable } from '../tables/table-texts';
import { onlineTexts, type OnlineTexts } from './online-texts';

export const onlineTable: TextTable<OnlineTexts> = {
  name: 'online',
  english: onlineTexts,
  inLanguages: () => import('./online-texts-in-languages'),
};
