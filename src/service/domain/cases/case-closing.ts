import { formatSystemEntry, type SystemEntry } from '../../../contract/chat/system-entry';
import type { CaseEvents } from './events/case-events';
import type { ChatCase } from './cases';
import type { CaseStore, CaseTables } from './tables';
import type { Clock } from '../ports';

export interface CaseClosingPorts {
  store: Pick<CaseStore, 'transaction'>;
  clock: Clock;
  events: Pick<CaseEvents, 'onClosed'>;
}

type ClosedBy = NonNullable<ChatCase['closedBy']>;

/**
 * Closes a case and says so in its transcript. Closing it again has no effect and answers `undefined`. `lock` may refuse it
 * within the transaction.
 */
export function createCaseClosing({ store, clock, events }: CaseClosingPorts) {
  return async function closeCase(
    caseId: string,
    by: ClosedBy,
    farewell: string | SystemEntry,
    lock?: (tables: CaseTables) => Promise<unknown>,
  ): Promise<ChatCase | undefined> {
    const at = clock.now();
    const last: SystemEntry = typeof farewell === 'string' ? { token: 'ended', text: farewell } : farewell;
    return store.transaction(async (tables) => {
      await lock?.(tables);
      return closeWithin(tables, { caseId, by, last, at }, events);
    });
  };
}

export type CloseCase = ReturnType<typeof createCaseClosing>;

/** The same within a transaction. */
export async function closeWithin(
  tables: CaseTables,
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
