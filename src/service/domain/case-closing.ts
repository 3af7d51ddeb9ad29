import { formatSystemEntry } from '../../contract/system-entry';
import type { Clock, NewsBus, Store } from './ports';
import type { ChatCase } from './records';

export interface CaseClosingPorts {
  store: Pick<Store, 'transaction'>;
  news: Pick<NewsBus, 'publish'>;
  clock: Clock;
}

/** Closes a case and says so in its transcript. Closing it again has no effect and answers `undefined`. */
export function createCaseClosing({ store, news, clock }: CaseClosingPorts) {
  return async function closeCase(
    caseId: string,
    by: NonNullable<ChatCase['closedBy']>,
    farewell: string,
  ): Promise<ChatCase | undefined> {
    const at = clock.now();
    const closed = await store.transaction(async ({ cases, entries }) => {
      const chat = await cases.close(caseId, by, at);
      if (!chat) return undefined;
      const text = formatSystemEntry({ token: 'ended', text: farewell });
      const said = await entries.append(
        { caseId, kind: 'system', author: '', text, at },
        { evenIfClosed: true },
      );
      return 'entry' in said ? { ...chat, lastIndex: said.entry.index, lastEntryAt: at } : chat;
    });
    if (closed) {
      const { widgetId, lastIndex, state } = closed;
      news.publish({ type: 'case', caseId, widgetId, lastIndex, state });
    }
    return closed;
  };
}

export type CloseCase = ReturnType<typeof createCaseClosing>;
