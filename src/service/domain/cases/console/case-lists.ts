import type { CasePage, CaseView } from '../../../../operations/console/cases';
import type { Agent } from '../../agents/agents';
import { invalidParameter } from '../../failure';
import { isIdentifier } from '../../widgets/directory';
import type { CasePlace, ChatCase } from '../cases';
import type { FairQueue } from '../../shares/fair-queue';
import type { CaseStore } from '../tables';
import type { Summarise } from './case-summaries';

export interface CaseListsPorts {
  store: Pick<CaseStore, 'cases' | 'widgets'>;
  summarise: Summarise;
  searching: FairQueue;
}

const casesOfPage = 100;

/** Lists the cases of the widgets that an agent answers, a page at a time. */
export function createCaseLists({ store, summarise, searching }: CaseListsPorts) {
  return async function list(
    agent: Agent,
    view: CaseView,
    cursor?: string,
    text?: string,
  ): Promise<CasePage> {
    const after = cursor === undefined ? undefined : parseCursor(cursor);
    const answered = await store.widgets.ofAgent(agent.email);
    const widgets = new Map(answered.map(({ widget }) => [widget.id, widget]));
    if (widgets.size === 0) return { cases: [] };
    function read() {
      return store.cases.list([...widgets.keys()], view, casesOfPage + 1, after, text);
    }
    const found = await (text ? searching.inTurn({ share: String(agent.orgId) }, read) : read());
    const page = found.slice(0, casesOfPage);
    const last = found.length > casesOfPage ? page.at(-1) : undefined;
    return {
      cases: await summarise(page, widgets),
      ...(last ? { nextCursor: formatCursor(last) } : {}),
    };
  };
}

function formatCursor({ state, createdAt, closedAt = 0, id }: ChatCase): string {
  return `${state === 'closed' ? closedAt : createdAt}.${id}`;
}

function parseCursor(text: string): CasePlace {
  const [at = '', id = ''] = text.split('.', 2);
  if (!/^\d{1,15}$/.test(at) || !isIdentifier(id)) throw invalidParameter('cursor', 'is not one of ours');
  return { at: Number(at), id };
}
