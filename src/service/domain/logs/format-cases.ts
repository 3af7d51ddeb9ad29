import type { CaseLogRecord } from '../../../operations/v2/case-log';
import { Failure } from '../failure';
import { createFairQueue } from '../shares/fair-queue';
import type { ChatCase } from '../cases/cases';
import type { Entry } from '../cases/entries';
import type { Clock, UserAgents } from '../ports';
import type { ListedWidget } from '../widgets/widgets';
import { asCaseLog, type CaseLogOptions } from './case-log';
import type { LogTables } from './tables';

export interface FormatPorts {
  store: Pick<LogTables, 'entries' | 'widgets'>;
  clock: Clock;
  userAgents: UserAgents;
}

export interface FormatOptions {
  /** Is never refused, as in the middle of a download. */
  isPatient?: boolean;
  /** Shows ratings five minutes after the end of a chat, as the export of v2 does. */
  delaysRatings?: boolean;
}

export type FormatCases = ReturnType<typeof createFormatCases>;

/** Whole chats are large: a few pages at a time keep memory small, and organisations take turns. */
const pagesAtOnce = { atOnce: 4, atOncePerShare: 2, mostWaiting: 500 };
const tryAgainIn = 5_000;

/** Writes closed cases, all of one organisation, in the words of the export. */
export function createFormatCases({ store, clock, userAgents }: FormatPorts) {
  const reading = createFairQueue({
    ...pagesAtOnce,
    refusal: () => new Failure('busy', undefined, tryAgainIn),
  });

  return function formatCases(
    chats: ChatCase[],
    baseUrl: string,
    { isPatient = false, delaysRatings = false }: FormatOptions = {},
  ): Promise<CaseLogRecord[]> {
    const options = { ...(delaysRatings ? { now: clock.now() } : {}), userAgents, baseUrl };
    return reading.inTurn({ share: String(chats[0]?.orgId), isPatient }, () => format(chats, options));
  };

  async function format(chats: ChatCase[], options: CaseLogOptions): Promise<CaseLogRecord[]> {
    const spoken = new Map<string, Entry[]>(chats.map(({ id }) => [id, []]));
    for (const entry of await store.entries.spoken([...spoken.keys()])) spoken.get(entry.caseId)?.push(entry);
    const widgets = new Map<string, ListedWidget | undefined>();
    for (const { widgetId } of chats) {
      if (!widgets.has(widgetId)) widgets.set(widgetId, await store.widgets.getListed(widgetId));
    }
    return chats.map((chat) =>
      asCaseLog(chat, spoken.get(chat.id) ?? [], widgets.get(chat.widgetId), options),
    );
  }
}
