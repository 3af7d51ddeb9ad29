import type { ConsoleClient } from '../../../client/console-client';
import type { CaseSummary, CaseView } from '../../../operations/console/cases';

/** Every open chat, page after page; of what has ended, the latest page. */
export async function loadList(
  client: Pick<ConsoleClient, 'cases'>,
  view: CaseView,
  signal: AbortSignal,
): Promise<CaseSummary[]> {
  const loaded: CaseSummary[] = [];
  let cursor: string | undefined;
  do {
    const page = await client.cases(view, cursor, signal);
    loaded.push(...page.cases);
    cursor = view === 'open' ? page.nextCursor : undefined;
  } while (cursor !== undefined);
  return loaded;
}
