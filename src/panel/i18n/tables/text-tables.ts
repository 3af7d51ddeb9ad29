import { answerTimeTable } from '../answer-time/answer-time-table';
import { detailsTable } from '../details/details-table';
import { fileTable } from '../files/file-table';
import { onlineTable } from '../online/online-table';
import { receiptTable } from '../receipts/receipt-table';
import { loadTableTexts, type TextTable } from './table-texts';

/** All of them. For the console and tests. */
export const textTables: readonly TextTable<object>[] = [
  fileTable,
  receiptTable,
  answerTimeTable,
  onlineTable,
  detailsTable,
];

export const englishOfTables: Readonly<Record<string, object>> = Object.fromEntries(
  textTables.map(({ name, english }) => [name, english]),
);

/** Returns what the tables say in a language, by their names. */
export async function loadTables(tag: string): Promise<Record<string, object>> {
  const texts = textTables.map(async (table) => [
    table.name,
    await loadTableTexts(table, { tag, direction: 'ltr' }, []),
  ]);
  return Object.fromEntries((await Promise.all(texts)) as [string, object][]);
}
