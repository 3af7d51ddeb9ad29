import type { TextTable } from '../tables/table-texts';
import { detailsTexts, type DetailsTexts } from './details-texts';

export const detailsTable: TextTable<DetailsTexts> = {
  name: 'details',
  english: detailsTexts,
  inLanguages: () => import('./details-texts-in-languages'),
};
