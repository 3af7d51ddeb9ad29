import type { CaseQuery } from '../../../operations/console/inbox/case-filters';
import type { CaseSummary } from '../../../operations/console/cases';

const names = ['widget', 'agent', 'label', 'language', 'from', 'to'] as const;

/** Which cases are listed, as the address has it. `from`, `to`: days of the agent's own, such as `2026-11-24`. */
export type CaseFilter = Readonly<Partial<Record<(typeof names)[number], string>>>;

/** Reads `#/closed?label=refund`. */
export function filterIn(hash: string): CaseFilter {
  const given = new URLSearchParams(/\?(.*)$/.exec(hash)?.[1]);
  const isDay = /^\d{4}-\d\d-\d\d$/;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given.get(name);
      const isWrong = (name === 'from' || name === 'to') && !isDay.test(value ?? '');
      return value && !isWrong ? [[name, value]] : [];
    }),
  );
}

/** Answers what is put behind an address: `?label=refund`, or nothing. */
export function formatFilter(filter: CaseFilter): string {
  const query = new URLSearchParams(filter).toString();
  return query && `?${query}`;
}

export function isEmpty(filter: CaseFilter): boolean {
  return Object.keys(filter).length === 0;
}

/** As the service is asked. */
export function queryOf({ widget: widgetId, from, to, ...filter }: CaseFilter): CaseQuery {
  return {
    ...filter,
    ...(widgetId && { widgetId }),
    ...(from && { from: startOf(from) }),
    ...(to && { before: endOf(to) }),
  };
}

/** As the service decides it, for cases that changed since it was asked. */
export function isLetThrough(summary: CaseSummary, { widget, agent, label, language, ...days }: CaseFilter) {
  const isClosed = summary.state === 'closed';
  const holder = (isClosed ? undefined : summary.owner?.email) ?? summary.agentEmail;
  const at = (isClosed && summary.closedAt) || summary.createdAt;
  return (
    (!widget || summary.widgetId === widget) &&
    (!agent || holder === agent) &&
    (!label || (summary.labels ?? []).some(({ name }) => name === label)) &&
    (!language || summary.language === language) &&
    (!days.from || at >= startOf(days.from)) &&
    (!days.to || at < endOf(days.to))
  );
}

function startOf(day: string): number {
  return Date.parse(`${day}T00:00`) || 0;
}

function endOf(day: string): number {
  return Date.parse(`${day}T24:00`) || 0;
}
