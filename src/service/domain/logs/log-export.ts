import type { CaseLogRecord } from '../../../operations/v2/case-log';
import { parseDateRange } from './date-range';
import { Failure, invalidParameter } from '../failure';
import { verifyCursor, signCursor, type LogCursor } from './log-cursor';
import type { ChatCase } from '../cases/cases';
import type { LogTables } from './tables';
import type { FormatCases } from './format-cases';
import { groupChats } from './group-chats';
import { assertOwnWidgets } from './logged-widgets';
import type { Signing } from '../ports';

export interface LogQuery {
  /** As written in the path. */
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
  signing: Signing;
  formatCases: FormatCases;
}

export type LogExport = ReturnType<typeof createLogExport>;

const pageSize = 100;

/** Hands out every closed case of a range exactly once, page by page, while others close and are rated. */
export function createLogExport({ store, signing, formatCases }: LogExportPorts) {
  const { caseLogs } = store;

  async function begin(orgId: number, query: LogQuery): Promise<LogCursor> {
    const range = parseDateRange(query.start, query.end, query.timeZone);
    const widgetIds = await assertOwnWidgets(store, orgId, query.widgetIds);
    const scope = { orgId, ...range, ...(widgetIds.length > 0 ? { widgetIds } : {}) };
    // Read first: what closes from now on comes behind it.
    return { scope, upTo: await caseLogs.lastClosing(orgId) };
  }

  async function goOn(orgId: number, next: string): Promise<LogCursor> {
    const cursor = await verifyCursor(signing, cursorIn(next));
    if (!cursor) throw invalidParameter('next', 'must be taken from linkToNextSetOfResults');
    if (cursor.scope.orgId !== orgId) throw new Failure('forbidden');
    return cursor;
  }

  async function read(cursor: LogCursor): Promise<{ chats: ChatCase[]; next?: LogCursor }> {
    const { scope, upTo, created, closed } = cursor;
    const most = pageSize + 1;
    const former = closed === undefined ? await caseLogs.byCreation(scope, upTo, created, most) : [];
    const since = await caseLogs.byClosing(scope, closed ?? upTo, most - former.length);
    const found = [...former, ...since.map(({ chat }) => chat)];
    const [chats = []] = await groupChats(store.entries, found.slice(0, pageSize));
    const last = chats.at(-1);
    if (!last || chats.length === found.length) return { chats };
    const lastSince = since[chats.length - former.length - 1];
    return {
      chats,
      next: { scope, upTo, ...(lastSince ? { closed: lastSince.closing } : { created: last }) },
    };
  }

  /** `orgId`: of the token. Throws `forbidden` for another organisation's logs. */
  return async function exportLogs(orgId: number, query: LogQuery): Promise<LogPage> {
    if (!/^\d{1,15}$/.test(query.orgId)) throw new Failure('notFound');
    if (Number(query.orgId) !== orgId) throw new Failure('forbidden');
    const cursor = query.next ? await goOn(orgId, query.next) : await begin(orgId, query);
    const { chats, next } = await read(cursor);
    const cases = await formatCases(chats, query.baseUrl, { delaysRatings: true });
    return { cases, ...(next ? { next: await signCursor(signing, next) } : {}) };
  };
}

/** Some clients hand back the whole link. */
function cursorIn(next: string): string {
  return URL.canParse(next) ? (new URL(next).searchParams.get('next') ?? '') : next;
}
