import type { RowOf } from './rows';

export const known: RowOf<'Poll result'>[] = ['caseId', 'author'];

// @ts-expect-error -- a row of another name
export const misspelt: RowOf<'Poll result'> = 'authour';

// @ts-expect-error -- a row of another table
export const foreign: RowOf<'Chat session'> = 'author';

// @ts-expect-error -- a table that the interface does not have
export type Unknown = RowOf<'Poll results'>;
