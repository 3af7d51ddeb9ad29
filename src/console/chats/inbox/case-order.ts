import type { CaseSummary } from '../../../operations/console/cases';
import { visitorName } from '../../kit/format/visitor-name';

/** What the list says of a chat in which something written was not sent. `notSent`: an answer was refused. */
export type UnsentMark = 'notSent' | 'draft';

/** A case as the list shows it. */
export interface ListedCase {
  summary: CaseSummary;
  name: string;
  /** Nobody has it: neither a person who is there nor a bot. */
  isFree: boolean;
  isMine: boolean;
  /** Alias of another agent who has it and is there. */
  heldBy: string | undefined;
  /** Since when the visitor waits for an answer, epoch milliseconds. */
  waitsSince: number | undefined;
  isUnread: boolean;
  /** Aliases of the others who are writing an answer. */
  answering: string[];
}

export interface CaseGroup {
  /** Whose they are; absent where the list has one group. */
  whose?: 'mine' | 'waiting' | 'others';
  cases: ListedCase[];
}

/** Open cases as the list shows them: mine, those that nobody has, then the others'; longest wait first. */
export function groupOpenCases(all: readonly ListedCase[]): CaseGroup[] {
  const cases = all.filter(({ summary }) => summary.state !== 'closed');
  const groups: CaseGroup[] = [
    { whose: 'mine', cases: cases.filter(({ isMine }) => isMine) },
    { whose: 'waiting', cases: cases.filter(({ isFree }) => isFree) },
    { whose: 'others', cases: cases.filter(({ isMine, isFree }) => !isMine && !isFree) },
  ];
  for (const group of groups) group.cases.sort(byWait);
  return groups.filter((group) => group.cases.length > 0);
}

/** The cases in which this agent is waited for, longest wait first. */
export function toAnswer(cases: readonly ListedCase[]): ListedCase[] {
  return cases
    .filter(({ isFree, isMine, waitsSince }) => isFree || (isMine && waitsSince !== undefined))
    .sort(byWait);
}

/** Snoozed chats by when they come back, others from the newest on. */
export function newestFirst(cases: ListedCase[]): ListedCase[] {
  return [...cases].sort((a, b) => placeOf(a) - placeOf(b));
}
function placeOf({ summary }: ListedCase): number {
  return summary.snoozedUntil ?? -summary.lastEntryAt;
}

/** Whether a case is one that somebody looks for with these words. */
export function matches({ name, summary }: ListedCase, words: string): boolean {
  if (words === '') return true;
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

export function listed(summary: CaseSummary, seenIndex: number, myEmail: string): ListedCase {
  const { type, state, owner, agentEmail, isWithBot = false, isOwnerAway = false } = summary;
  const isOpen = state !== 'closed';
  const isUnanswered = isOpen && summary.unansweredSince !== undefined;
  const isWithOther = owner !== undefined && owner.email !== myEmail;
  const isBack = summary.backSince !== undefined;
  const isLeft = isWithOther && isOwnerAway && (isUnanswered || isBack || state === 'waiting');
  const isFree =
    isOpen && summary.snoozedUntil === undefined && !isWithBot && (owner ? isLeft : state === 'waiting');
  const holder = owner?.email ?? agentEmail;
  return {
    summary,
    name: visitorName(summary),
    isFree,
    isMine: isOpen && !isFree && (holder === undefined || holder === myEmail),
    heldBy: isOpen && isWithOther && !isOwnerAway ? owner.alias : undefined,
    waitsSince: waitsSince(summary, isUnanswered),
    isUnread: summary.lastIndex > seenIndex && (type === 'offline' ? !summary.done : isUnanswered),
    answering: (summary.answering ?? []).filter(({ email }) => email !== myEmail).map(({ alias }) => alias),
  };
}

/** Whether the agent is its owner; a chat that only a bot has is nobody's. */
function isOwned({ isMine, summary }: ListedCase): boolean {
  return isMine && summary.owner !== undefined;
}

/** Whether nobody has it any more; one that the agent gave away is not new to them. */
export function isNewlyFree(before: ListedCase | undefined, after: ListedCase): boolean {
  return after.isFree && !before?.isFree && !(before && isOwned(before));
}

/** Whether a colleague has just transferred it to this agent. */
export function isHandedOver(before: ListedCase | undefined, after: ListedCase): boolean {
  const { waitingSince } = after.summary;
  return isOwned(after) && waitingSince !== undefined && waitingSince !== before?.summary.waitingSince;
}

/** Whether the rule of the widget has just given it to this agent. */
export function isNewlyGiven(before: ListedCase | undefined, after: ListedCase): boolean {
  return isOwned(after) && after.summary.isGiven === true && !(before?.isMine && before.summary.isGiven);
}

/** Whether its time has just brought it back to this agent. */
export function isNewlyBack(before: ListedCase | undefined, after: ListedCase): boolean {
  const { backSince } = after.summary;
  return isOwned(after) && backSince !== undefined && backSince !== before?.summary.backSince;
}

function waitsSince(summary: CaseSummary, isUnanswered: boolean): number | undefined {
  const { state, isWithBot, waitingSince, createdAt, unansweredAt } = summary;
  if (state === 'waiting' && !isWithBot) return waitingSince ?? createdAt;
  return isUnanswered ? unansweredAt : summary.backSince;
}

function byWait(a: ListedCase, b: ListedCase): number {
  const never = Number.MAX_SAFE_INTEGER;
  return (a.waitsSince ?? never) - (b.waitsSince ?? never) || b.summary.lastEntryAt - a.summary.lastEntryAt;
}
