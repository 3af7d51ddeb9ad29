import type { CaseSummary } from '../../../operations/console/cases';
import { visitorName } from './visitor-name';

/** A case as the list shows it. */
export interface ListedCase {
  summary: CaseSummary;
  name: string;
  /** Since when the visitor waits for an answer, epoch milliseconds. */
  waitsSince: number | undefined;
  isUnread: boolean;
  /** Aliases of the others who are writing an answer. */
  answering: string[];
}

export interface CaseGroup {
  title: 'Waiting' | 'Your chats' | 'Other agents’ chats' | '';
  cases: ListedCase[];
}

/** Open cases as the list shows them: who waits for a first answer, then mine, then the others'; longest wait first. */
export function groupOpenCases(cases: ListedCase[], myEmail: string): CaseGroup[] {
  function isMine({ summary }: ListedCase) {
    return !summary.agentEmail || summary.agentEmail === myEmail;
  }
  const waiting = cases.filter(({ summary }) => waitsForPerson(summary));
  const active = cases.filter(({ summary }) => summary.state !== 'closed' && !waitsForPerson(summary));
  const groups: CaseGroup[] = [
    { title: 'Waiting', cases: waiting.sort(byWait) },
    { title: 'Your chats', cases: active.filter(isMine).sort(byWait) },
    { title: 'Other agents’ chats', cases: active.filter((one) => !isMine(one)).sort(byWait) },
  ];
  return groups.filter((group) => group.cases.length > 0);
}

/** Whether nobody has the chat: neither a person nor a bot. */
export function waitsForPerson({ state, isWithBot }: CaseSummary): boolean {
  return state === 'waiting' && !isWithBot;
}

export function newestFirst(cases: ListedCase[]): ListedCase[] {
  return [...cases].sort((a, b) => b.summary.lastEntryAt - a.summary.lastEntryAt);
}

/** Whether a case is one that somebody looks for with these words. */
export function matches({ name, summary }: ListedCase, words: string): boolean {
  const text = [
    name,
    summary.visitorEmail,
    summary.visitorPhone,
    summary.preview,
    summary.widgetName,
    summary.agentAlias,
    ...(summary.labels ?? []).flatMap((label) => [label.name, label.value]),
  ]
    .join(' ')
    .toLocaleLowerCase();
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export function listed(summary: CaseSummary, seenIndex: number, myEmail?: string): ListedCase {
  const isOpenAndUnanswered = summary.state !== 'closed' && summary.unansweredSince !== undefined;
  const answerAwaitedSince = isOpenAndUnanswered ? summary.unansweredAt : undefined;
  return {
    summary,
    name: visitorName(summary),
    waitsSince: waitsForPerson(summary) ? summary.createdAt : answerAwaitedSince,
    isUnread: summary.lastIndex > seenIndex && (summary.type === 'offline' || isOpenAndUnanswered),
    answering: (summary.answering ?? []).filter(({ email }) => email !== myEmail).map(({ alias }) => alias),
  };
}

function byWait(a: ListedCase, b: ListedCase): number {
  const never = Number.MAX_SAFE_INTEGER;
  return (a.waitsSince ?? never) - (b.waitsSince ?? never) || b.summary.lastEntryAt - a.summary.lastEntryAt;
}
