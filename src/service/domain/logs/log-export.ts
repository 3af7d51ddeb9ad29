import type { CaseLogRecord } from '../../../contract/case-log';
import { asCaseLog } from './case-log';
import { parseDateRange } from './date-range';
import { isIdentifier } from '../widgets/directory';
import { Failure, invalidParameter } from '../failure';
import { openCursor, sealCursor, type LogCursor } from './log-cursor';
import type { ChatCase } from '../cases/cases';
import type { Entry } from '../cases/entries';
import type { LogTables } from './tables';
import type { Clock, Seals, UserAgents } from '../ports';
import type { Widget } from '../widgets/widgets';

export interface LogQuery {
  /** As it stands in the path. */
  orgId: string;
  /** Empty: all. */
  widgetIds: string[];
  timeZone: string;
  start?: string;
  end?: string;
  /** Where the page before ended; the range it belongs to is in it. */
  next?: string;
  baseUrl: string;
}

export interface LogPage {
  cases: CaseLogRecord[];
  /** What leads to the next page; absent on the last one. */
  next?: string;
}

export interface LogExportPorts {
  store: LogTables;
  clock: Clock;
  seals: Seals;
  userAgents: UserAgents;
}

export type LogExport = ReturnType<typeof createLogExport>;

const pageSize = 100;

/** Hands out every closed case of a range exactly once, page by page, while others close and are rated. */
export function createLogExport({ store, clock, seals, userAgents }: LogExportPorts) {
  const { caseLogs } = store;

  async function begin(orgId: number, query: LogQuery): Promise<LogCursor> {
    const range = parseDateRange(query.start, query.end, query.timeZone);
    const widgetIds = [...new Set(query.widgetIds.map((id) => id.toLowerCase()))];
    for (const id of widgetIds) await assertReadable(orgId, id);
    const scope = { orgId, ...range, ...(widgetIds.length > 0 ? { widgetIds } : {}) };
    // Read first: what closes from now on comes behind it.
    return { scope, upTo: await caseLogs.lastClosing(orgId) };
  }

  async function assertReadable(orgId: number, widgetId: string): Promise<void> {
    const widget = isIdentifier(widgetId) ? await store.widgets.get(widgetId) : undefined;
    if (widget ? widget.orgId === orgId : await caseLogs.hasWidget(orgId, widgetId)) return;
    throw widget ? new Failure('forbidden') : new Failure('notFound', 'widgetId: there is no such widget.');
  }

  async function goOn(orgId: number, next: string): Promise<LogCursor> {
    const cursor = await openCursor(seals, cursorIn(next));
    if (!cursor) throw invalidParameter('next', 'must be taken from linkToNextSetOfResults');
    if (cursor.scope.orgId !== orgId) throw new Failure('forbidden');
    return cursor;
  }

  async function read(cursor: LogCursor): Promise<{ chats: ChatCase[]; next?: LogCursor }> {
    const { scope, upTo, created, closed } = cursor;
    const chats = closed === undefined ? await caseLogs.byCreation(scope, upTo, created, pageSize + 1) : [];
    if (chats.length > pageSize) {
      const page = chats.slice(0, pageSize);
      const last = page.at(-1);
      return { chats: page, next: { scope, upTo, ...(last ? { created: last } : {}) } };
    }
    const left = pageSize - chats.length;
    const since = await caseLogs.byClosing(scope, closed ?? upTo, left + 1);
    const page = since.slice(0, left);
    const all = [...chats, ...page.map(({ chat }) => chat)];
    if (since.length <= left) return { chats: all };
    return { chats: all, next: { scope, upTo, closed: page.at(-1)?.closing ?? closed ?? upTo } };
  }

  async function format(chats: ChatCase[], baseUrl: string): Promise<CaseLogRecord[]> {
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
  }

  /** `orgId`: of the token. Throws `forbidden` for another organisation's logs. */
  return async function exportLogs(orgId: number, query: LogQuery): Promise<LogPage> {
    if (!/^\d{1,15}$/.test(query.orgId)) throw new Failure('notFound');
    if (Number(query.orgId) !== orgId) throw new Failure('forbidden');
    const cursor = query.next ? await goOn(orgId, query.next) : await begin(orgId, query);
    const { chats, next } = await read(cursor);
    const cases = await format(chats, query.baseUrl);
    return { cases, ...(next ? { next: await sealCursor(seals, next) } : {}) };
  };
}

/** Some clients hand back the whole link. */
function cursorIn(next: string): string {
  return URL.canParse(next) ? (new URL(next).searchParams.get('next') ?? '') : next;
}
