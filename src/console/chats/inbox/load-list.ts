import type { ConsoleClient } from '../../../client/console-client';
import type { CasePage, CaseSummary, CaseView } from '../../../operations/console/cases';

export interface LoadedList {
  view: CaseView;
  cases: CaseSummary[];
  /** Gets the cases behind them; absent at the end. */
  next: string | undefined;
}

/** Loads so many pages of a list, or all there are; `first`: is here already. */
export async function loadList(
  client: Pick<ConsoleClient, 'cases'>,
  [view, most]: readonly [CaseView, number],
  first: CasePage | undefined,
  signal: AbortSignal,
): Promise<LoadedList> {
  let { cases, nextCursor: next } = first ?? (await client.cases({ view }, signal));
  for (let page = 1; page < most && next !== undefined; page++) {
    const loaded = await client.cases({ view, cursor: next }, signal);
    cases = [...cases, ...loaded.cases];
    next = loaded.nextCursor;
  }
  return { view, cases, next };
}
