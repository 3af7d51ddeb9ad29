import { formatSystemEntry, type SystemEntry } from '../../../contract/system-entry';
import type { CaseEvents } from './events/case-events';
import type { Clock, NewsBus, Store, Tables } from '../ports';
import type { ChatCase } from '../records';

export interface CaseClosingPorts {
  store: Pick<Store, 'transaction'>;
  news: Pick<NewsBus, 'publish'>;
  clock: Clock;
  events: Pick<CaseEvents, 'onClosed'>;
}

type ClosedBy = NonNullable<ChatCase['closedBy']>;

/** Closes a case and says so in its transcript. Closing it again has no effect and answers `undefined`. */
export function createCaseClosing({ store, news, clock, events }: CaseClosingPorts) {
  return async function closeCase(
    caseId: string,
    by: ClosedBy,
    farewell: string | SystemEntry,
  ): Promise<ChatCase | undefined> {
    const at = clock.now();
    const last: SystemEntry = typeof farewell === 'string' ? { token: 'ended', text: farewell } : farewell;
    const closed = await store.transaction((tables) => closeWithin(tables, { caseId, by, last, at }, events));
    if (closed) {
      const { widgetId, lastIndex, state } = closed;
      news.publish({ type: 'case', caseId, widgetId, lastIndex, state });
    }
    return closed;
  };
}

export type CloseCase = ReturnType<typeof createCaseClosing>;

/** The same within a transaction; the news of it are the caller's to tell. */
export async function closeWithin(
  tables: Tables,
  { caseId, by, last, at }: { caseId: string; by: ClosedBy; last: SystemEntry; at: number },
  events: Pick<CaseEvents, 'onClosed'>,
): Promise<ChatCase | undefined> {
  const chat = await tables.cases.close(caseId, by, at);
  if (!chat) return undefined;
  const said = await tables.entries.append(
    { caseId, kind: 'system', author: '', text: formatSystemEntry(last), at },
    { evenIfClosed: true },
  );
  await events.onClosed(tables, chat, at);
  return 'entry' in said ? { ...chat, lastIndex: said.entry.index, lastEntryAt: at } : chat;
}
