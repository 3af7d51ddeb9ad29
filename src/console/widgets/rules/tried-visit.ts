import { weekdays } from '../../../contract/hours/schedule';
import type { Facts } from '../../../contract/rules/rules';
import type { VisitorFacts } from './facts';

/** A visit to try rules on: its pages, and what is known of the visitor. */
export interface TriedVisit {
  pages: readonly VisitedPage[];
  visitor: VisitorFacts;
  jsVariables: Record<string, string>;
}

export interface VisitedPage {
  url: string;
  /** How long the visitor stays there. */
  seconds: number;
}

const minutesOfDay = 1_440;

/** Returns what the engine would read that many seconds after the visitor came to the page. */
export function factsAt({ pages, visitor, jsVariables }: TriedVisit, at: number, seconds: number): Facts {
  const page = pages[at];
  const before = pages.slice(0, at).reduce((sum, { seconds: stayed }) => sum + stayed, 0);
  const restsFrom = (page?.seconds ?? 0) - visitor.idleSeconds;
  return {
    ...visitor,
    ...timeAfter(visitor, before + seconds),
    jsVariables,
    pageUrl: page?.url ?? '',
    entryUrl: pages[0]?.url ?? '',
    pagesSeen: at + 1,
    secondsOnPage: Math.floor(seconds),
    secondsOnSite: Math.floor(before + seconds),
    idleSeconds: Math.max(0, Math.floor(seconds - Math.max(0, restsFrom))),
    isLeaving: visitor.isLeaving && seconds >= (page?.seconds ?? 0),
  };
}

function timeAfter({ timeOfDay, weekday }: VisitorFacts, seconds: number) {
  const [hour = 0, minute = 0] = timeOfDay.split(':').map(Number);
  const minutes = hour * 60 + minute + Math.floor(seconds / 60);
  const day = (weekdays.findIndex((name) => name === weekday) + Math.floor(minutes / minutesOfDay)) % 7;
  return { timeOfDay: clockText(minutes % minutesOfDay), weekday: weekdays[day] ?? weekday };
}

export function weekdayOf(date: Date): string {
  return weekdays[date.getDay()] ?? '';
}

export function clockText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
