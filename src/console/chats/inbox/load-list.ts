import type { ConsoleClient } from '../../../client/console-client';
import type { CaseSummary, CaseView } from '../../../operations/console/cases';

export interface LoadedList {
  view: CaseView;
  cases: CaseSummary[];
  /** Gets the cases behind them; absent at the end. */
  next: string | undefined;
}

/** Every open chat, page after page; of what has ended, the latest page. */
export async function loadList(
  client: Pick<ConsoleClient, 'cases'>,
  view: CaseView,
  signal: AbortSignal,
): Promise<LoadedList> {
  const { cases, nextCursor } = await client.cases({ view }, signal);
  let next = nextCursor;
  if (view !== 'open') return { view, cases, next };
  while (next !== undefined) {
    const page = await client.cases({ view, cursor: next }, signal);
    cases.push(...page.cases);
    next = page.nextCursor;
  }
  return { view, cases, next };
}
