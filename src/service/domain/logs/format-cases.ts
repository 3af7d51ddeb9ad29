import type { CaseLogRecord } from '../../../operations/v2/case-log';
import type { ChatCase } from '../cases/cases';
import type { Entry } from '../cases/entries';
import type { Clock, UserAgents } from '../ports';
import type { Widget } from '../widgets/widgets';
import { asCaseLog } from './case-log';
import type { LogTables } from './tables';

export interface FormatPorts {
  store: Pick<LogTables, 'entries' | 'widgets'>;
  clock: Clock;
  userAgents: UserAgents;
}

export type FormatCases = ReturnType<typeof createFormatCases>;

/** Writes closed cases in the words of the export. */
export function createFormatCases({ store, clock, userAgents }: FormatPorts) {
  return async function formatCases(chats: ChatCase[], baseUrl: string): Promise<CaseLogRecord[]> {
    const spoken = new Map<string, Entry[]>(chats.map(({ id }) => [id, []]));
    for (const entry of await store.entries.spoken([...spoken.keys()])) spoken.get(entry.caseId)?.push(entry);
    const widgets = new Map<string, Widget | undefined>();
    for (const { widgetId } of chats) {
      if (!widgets.has(widgetId)) widgets.set(widgetId, await store.widgets.get(widgetId));
    }
    const options = { now: clock.now(), userAgents, baseUrl };
    return chats.map((chat) =>
      asCaseLog(chat, spoken.get(chat.id) ?? [], widgets.get(chat.widgetId), options),
    );
  };
}
