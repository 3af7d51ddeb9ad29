import type { CaseSummary } from '../../../operations/console/cases';
import { isHandedOver, isNewlyBack, isNewlyFree, isNewlyGiven, type ListedCase } from '../inbox/case-order';

/** Something that an agent should come for. */
export interface Call {
  kind: 'newChat' | 'given' | 'transfer' | 'back' | 'message' | 'mail';
  listed: ListedCase;
}

type Cases = ReadonlyMap<string, ListedCase>;

/**
 * What of a list's change calls the agent: a chat that nobody has, one that was given to them, that a colleague transferred to them or that is back from snoozing, a visitor's
 * words in a chat of their own, and a visitor's mail.
 */
export function findCalls(before: Cases, after: Cases): Call[] {
  const calls: Call[] = [];
  for (const [id, listed] of after) {
    const known = before.get(id);
    if (listed.summary === known?.summary) continue;
    if (isNewlyFree(known, listed)) calls.push({ kind: 'newChat', listed });
    else if (isNewlyGiven(known, listed)) calls.push({ kind: 'given', listed });
    else if (isHandedOver(known, listed)) calls.push({ kind: 'transfer', listed });
    else if (isNewlyBack(known, listed)) calls.push({ kind: 'back', listed });
    else if (known && isAnsweredByMail(known.summary, listed.summary)) calls.push({ kind: 'mail', listed });
    else if (listed.isMine && known && hasSpoken(known.summary, listed.summary))
      calls.push({ kind: 'message', listed });
  }
  return calls;
}

/** An agent's answer marks the message as done; what comes behind it is the visitor's. */
function isAnsweredByMail(before: CaseSummary, after: CaseSummary): boolean {
  return after.type === 'offline' && !after.done && after.lastIndex > before.lastIndex;
}

/** System entries count on too: of what a visitor says, preview or the beginning of the wait tells. */
function hasSpoken(before: CaseSummary, after: CaseSummary): boolean {
  if (after.state === 'closed' || after.unansweredSince === undefined) return false;
  const isFirst = after.unansweredSince !== before.unansweredSince || before.snoozedUntil !== undefined;
  return after.lastIndex > before.lastIndex && (isFirst || after.preview !== before.preview);
}
