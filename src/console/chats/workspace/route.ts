import type { CaseView } from '../../../operations/console/cases';
import { partsIn } from '../../kit/frame/hash';
import { filterIn, formatFilter, type CaseFilter } from '../inbox/case-filter';

/** What the address shows: a list, and perhaps a case. */
export interface Route {
  view?: CaseView;
  caseId?: string;
  /** Which cases are listed. */
  filter?: CaseFilter;
}

const lists: CaseView[] = ['snoozed', 'offline', 'done', 'closed'];

export function parseRoute(hash: string): Required<Pick<Route, 'filter'>> & Route {
  const [first, second] = partsIn(hash);
  const filter = filterIn(hash);
  if (first === 'cases' && second) return { caseId: second, filter };
  if (lists.includes(first as CaseView)) return { view: first as CaseView, filter };
  return { view: 'open', filter };
}

export function formatRoute({ caseId, view = 'open', filter = {} }: Route): string {
  const place = caseId ? `cases/${encodeURIComponent(caseId)}` : view === 'open' ? '' : view;
  return `#/${place}${formatFilter(filter)}`;
}
