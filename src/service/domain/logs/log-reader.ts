import type { CaseLogRecord } from '../../../operations/v2/case-log';
import type { LogOutcome } from '../../../contract/organisation/logs';
import type { LoggedCase, LogPage } from '../../../operations/console/logs';
import type { CasePlace, ChatCase } from '../cases/cases';
import { Failure, invalidParameter } from '../failure';
import { inSeconds } from './case-log';
import type { LogFilter, LogScope } from './case-logs';
import { parseDateRange } from './date-range';
import type { FairQueue } from '../shares/fair-queue';
import type { FormatCases } from './format-cases';
import { groupChats } from './group-chats';
import { assertOwnWidgets } from './logged-widgets';
import type { LogTables } from './tables';

export interface ReadQuery extends LogFilter {
  /** ISO 8601 days, both within. */
  start: string;
  end: string;
  timeZone: string;
  /** Empty: all. */
  widgetIds: string[];
}

export type LogReader = ReturnType<typeof createLogReader>;

const perPage = 50;
const perExportedPage = 200;

/** The log of closed cases as an organisation's administrators read it, newest first. */
export function createLogReader({
  store,
  formatCases,
  searching,
}: {
  store: LogTables;
  formatCases: FormatCases;
  searching: FairQueue;
}) {
  const { caseLogs } = store;

  async function scopeOf(orgId: number, query: ReadQuery): Promise<LogScope> {
    const range = parseDateRange(query.start, query.end, query.timeZone);
    const widgetIds = await assertOwnWidgets(store, orgId, query.widgetIds);
    return { orgId, ...range, ...(widgetIds.length > 0 ? { widgetIds } : {}) };
  }

  return {
    /** `before`: what the page before answered. Throws `invalidParameter`, `forbidden`, `notFound`. */
    async page(orgId: number, query: ReadQuery, before?: string): Promise<LogPage> {
      const scope = await scopeOf(orgId, query);
      const chats = await searching.inTurn({ share: String(orgId) }, () =>
        caseLogs.search(scope, query, parsePlace(before), perPage + 1),
      );
      const cases = chats.slice(0, perPage).map(asLine);
      const last = cases.at(-1);
      const isMore = chats.length > perPage && last;
      return { cases, ...(isMore ? { before: formatPlace({ at: last.createdAt, id: last.id }) } : {}) };
    },

    /** One closed case, whole. Throws `notFound`. */
    async read(orgId: number, id: string, baseUrl: string): Promise<CaseLogRecord> {
      const chat = await store.cases.get(id.toLowerCase());
      if (chat?.orgId !== orgId || chat.state !== 'closed') throw new Failure('notFound');
      const [record] = await formatCases([chat], baseUrl);
      if (!record) throw new Failure('notFound');
      return record;
    },

    /** Every closed case that is asked for, whole, a page at a time. Throws before its first page as `page` does. */
    async export(orgId: number, query: ReadQuery, baseUrl: string): Promise<AsyncGenerator<CaseLogRecord[]>> {
      const scope = await scopeOf(orgId, query);
      return (async function* read() {
        let place: CasePlace | undefined;
        for (;;) {
          const from = place;
          const chats = await searching.inTurn({ share: String(orgId), isPatient: true }, () =>
            caseLogs.search(scope, query, from, perExportedPage),
          );
          for (const few of await groupChats(store.entries, chats))
            yield await formatCases(few, baseUrl, { isPatient: true });
          const last = chats.at(-1);
          if (!last || chats.length < perExportedPage) return;
          place = { at: last.createdAt, id: last.id };
        }
      })();
    },
  };
}

function outcomeOf({ type, respondedAt }: ChatCase): LogOutcome {
  if (type === 'offline') return 'offline';
  return respondedAt === undefined ? 'missed' : 'answered';
}

function asLine(chat: ChatCase): LoggedCase {
  const { id, widgetId, createdAt, closedAt = createdAt, visitor, description, respondedAt } = chat;
  return {
    id,
    widgetId,
    outcome: outcomeOf(chat),
    createdAt,
    closedAt,
    ...(visitor.name ? { visitorName: visitor.name } : {}),
    ...(visitor.email ? { visitorEmail: visitor.email } : {}),
    description,
    ...(chat.agentAlias ? { agentAlias: chat.agentAlias } : {}),
    ...(respondedAt === undefined ? {} : { waitSeconds: inSeconds(respondedAt - createdAt) }),
    ...(chat.type === 'chat' ? { durationSeconds: inSeconds(chat.lastEntryAt - createdAt) } : {}),
    ...(chat.surveyScore === undefined ? {} : { score: chat.surveyScore }),
  };
}

function formatPlace({ at, id }: CasePlace): string {
  return `${at}.${id}`;
}

function parsePlace(place: string | undefined): CasePlace | undefined {
  if (place === undefined) return undefined;
  const [, at, id] = /^(\d{1,15})\.([0-9a-z-]{1,64})$/.exec(place) ?? [];
  if (!at || !id) throw invalidParameter('before', 'must be taken from a page of the log');
  return { at: Number(at), id };
}
