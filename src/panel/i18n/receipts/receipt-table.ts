import type { TextTable } from '../tables/table-texts';
import { receiptTexts, type ReceiptTexts } from './receipt-texts';

export const receiptTable: TextTable<ReceiptTexts> = {
  name: 'receipts',
  english: receiptTexts,
  inLanguages: () => import('./receipt-texts-in-languages'),
};
