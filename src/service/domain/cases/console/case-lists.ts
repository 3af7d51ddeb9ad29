import { casesOfPage, mostOtherCases } from '../../../../contract/limits';
import type { CasePage, CaseSummary, CaseView } from '../../../../operations/console/cases';
import type { FilterValues } from '../../../../operations/console/inbox/case-filters';
import type { Agent } from '../../agents/agents';
import { invalidParameter } from '../../failure';
import { isIdentifier } from '../../widgets/directory';
import type { CaseFilter, CasePlace, Cases, ChatCase } from '../cases';
import { casesAtOnce } from '../open-cases';
import type { FairQueue } from '../../shares/fair-queue';
import type { CaseStore } from '../tables';
import type { Summarise } from './case-summaries';
import type { ReadingMarks } from './reading-marks';

export interface CaseListsPorts {
  store: Pick<CaseStore, 'cases' | 'widgets'>;
  summarise: Summarise;
  searching: FairQueue;
  listing: FairQueue;
  withMarks: ReadingMarks['withMarks'];
}

export interface AskedCases extends CaseFilter {
  view: CaseView;
  cursor?: string;
  widgetId?: string;
}

/** Lists the cases of the widgets that an agent answers, a page at a time. */
export function createCaseLists({ store, summarise, searching, listing, withMarks }: CaseListsPorts) {
  async function widgetsOf(agent: Agent) {
    const answered = await store.widgets.namesOfAgent(agent.email);
    return new Map(answered.map((widget) => [widget.id, widget]));
  }

  /** A few at a time: each has its question with it. */
  async function readSome(...[ids, view, limit, after, filter]: Parameters<Cases['list']>) {
    const found: ChatCase[] = [];
    let place = after;
    while (found.length < limit) {
      const wanted = Math.min(casesAtOnce, limit - found.length);
      const some = await store.cases.list(ids, view, wanted, place, filter);
      found.push(...some);
      const last = some.at(-1);
      if (!last || some.length < wanted) break;
      place = placeOf(last);
    }
    return found;
  }

  return {
    async list(
      agent: Agent,
      { view, cursor, widgetId, ...filter }: AskedCases,
      most = casesOfPage,
    ): Promise<CasePage> {
      const after = cursor === undefined ? undefined : parseCursor(cursor);
      const widgets = await widgetsOf(agent);
      const ids = [...widgets.keys()].filter((id) => widgetId === undefined || id === widgetId);
      if (ids.length === 0) return { cases: [] };
      const queue = filter.text ? searching : listing;
      return queue.inTurn({ share: String(agent.orgId) }, async () => {
        const found = await readSome(ids, view, most + 1, after, filter);
        const page = found.slice(0, most);
        const last = found.length > most ? page.at(-1) : undefined;
        return {
          cases: await withMarks(agent, await summarise(page, widgets)),
          ...(last ? { nextCursor: formatCursor(last) } : {}),
        };
      });
    },

    /** What else the visitor of a case had on the widgets that the agent answers. */
    async othersOfVisitor(agent: Agent, chat: ChatCase): Promise<CaseSummary[]> {
      const widgets = await widgetsOf(agent);
      return summarise(await store.cases.othersOfVisitor(chat, [...widgets.keys()], mostOtherCases), widgets);
    },

    /** What the lists of an agent can be filtered by. */
    async filterValues(agent: Agent): Promise<FilterValues> {
      const widgetIds = [...(await widgetsOf(agent)).keys()];
      const [values, staff] = await Promise.all([
        store.cases.filterValues(widgetIds),
        store.widgets.staffOf(widgetIds),
      ]);
      const names = new Map([...staff.values()].flat().map(({ email, alias }) => [email, alias]));
      const agents = [...names].map(([email, name]) => ({ email, name }));
      return { ...values, agents: agents.sort((a, b) => a.name.localeCompare(b.name)) };
    },
  };
}

function placeOf({ state, createdAt, closedAt = 0, id }: ChatCase): CasePlace {
  return { at: state === 'closed' ? closedAt : createdAt, id };
}

function formatCursor(chat: ChatCase): string {
  const { at, id } = placeOf(chat);
  return `${at}.${id}`;
}

function parseCursor(text: string): CasePlace {
  const [at = '', id = ''] = text.split('.', 2);
  if (!/^\d{1,15}$/.test(at) || !isIdentifier(id)) throw invalidParameter('cursor', 'is not one of ours');
  return { at: Number(at), id };
}
