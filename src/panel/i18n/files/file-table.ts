import type { TextTable } from '../tables/table-texts';
import { fileTexts, type FileTexts } from './file-texts';

export const fileTable: TextTable<FileTexts> = {
  name: 'files',
  english: fileTexts,
  inLanguages: () => import('./file-texts-in-languages'),
};
