import type { CaseView } from '../../../contract/console';

/** What the address shows: a list, and perhaps a case. */
export interface Route {
  view?: CaseView;
  caseId?: string;
}

/** Reads the part of the address behind `#`. */
export function parseRoute(hash: string): Route {
  const [first, second] = hash.replace(/^#?\/?/, '').split('/');
  if (first === 'cases' && second) return { caseId: decode(second) };
  if (first === 'offline' || first === 'closed') return { view: first };
  return { view: 'open' };
}

export function formatRoute(route: Route): string {
  if (route.caseId) return `#/cases/${encodeURIComponent(route.caseId)}`;
  return !route.view || route.view === 'open' ? '#/' : `#/${route.view}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
