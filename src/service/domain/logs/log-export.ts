import type { CaseLogRecord } from '../../../operations/v2/case-log';
import { parseDateRange } from './date-range';
import { Failure, invalidParameter } from '../failure';
import { verifyCursor, signCursor, type LogCursor } from './log-cursor';
import type { ChatCase } from '../cases/cases';
import type { LogTables } from './tables';
import type { FormatCases } from './format-cases';
import { assertOwnWidgets } from './logged-widgets';
import type { Signing } from '../ports';

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

  /** `orgId`: of the token. Throws `forbidden` for another organisation's logs. */
  return async function exportLogs(orgId: number, query: LogQuery): Promise<LogPage> {
    if (!/^\d{1,15}$/.test(query.orgId)) throw new Failure('notFound');
    if (Number(query.orgId) !== orgId) throw new Failure('forbidden');
    const cursor = query.next ? await goOn(orgId, query.next) : await begin(orgId, query);
    const { chats, next } = await read(cursor);
    const cases = await formatCases(chats, query.baseUrl);
    return { cases, ...(next ? { next: await signCursor(signing, next) } : {}) };
  };
}

/** Some clients hand back the whole link. */
function cursorIn(next: string): string {
  return URL.canParse(next) ? (new URL(next).searchParams.get('next') ?? '') : next;
}
