import type { CaseView } from '../../../operations/console/cases';
import { partsIn } from '../../kit/frame/hash';

/** What the address shows: a list, and perhaps a case. */
export interface Route {
  view?: CaseView;
  caseId?: string;
}

export function parseRoute(hash: string): Route {
  const [first, second] = partsIn(hash);
  if (first === 'cases' && second) return { caseId: second };
  if (first === 'offline' || first === 'closed') return { view: first };
  return { view: 'open' };
}

export function formatRoute(route: Route): string {
  if (route.caseId) return `#/cases/${encodeURIComponent(route.caseId)}`;
  return !route.view || route.view === 'open' ? '#/' : `#/${route.view}`;
}
