import type { ConsoleClient } from '../../../client/console-client';
import type { CaseSummary, CaseView } from '../../../operations/console/cases';

export interface LoadedList {
  view: CaseView;
  cases: CaseSummary[];
  /** Gets the cases behind them; absent at the end. */
  next: string | undefined;
}

/** Loads so many pages of a list, or all there are. */
export async function loadList(
  client: Pick<ConsoleClient, 'cases'>,
  view: CaseView,
  most: number,
  signal: AbortSignal,
): Promise<LoadedList> {
  const cases: CaseSummary[] = [];
  let next: string | undefined;
  for (let page = 0; page < most && (page === 0 || next !== undefined); page++) {
    const loaded = await client.cases({ view, ...(next !== undefined && { cursor: next }) }, signal);
    cases.push(...loaded.cases);
    next = loaded.nextCursor;
  }
  return { view, cases, next };
}
