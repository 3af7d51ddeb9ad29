import type { CallStep } from '../../../../operations/parts';
import type { Calling } from '../../../../operations/console/widgets';
import { longestSlip } from '../../ports';

/** A call that was made while the visitor waited. */
export interface MadeCall {
  /** From 0 on: once all ways were tried, they are tried again. */
  round: number;
  at: number;
  step: CallStep;
}

/** Whether anybody would notice. */
export type Reach = Readonly<Record<Way, boolean>>;
type Way = Exclude<CallStep, 'nobody'>;

export interface CallFacts {
  now: number;
  /** When the visitor began to wait, epoch milliseconds. */
  waitsSince: number;
  calling: Calling;
  /** In their order, of this wait alone. */
  made: readonly MadeCall[];
  reach: Reach;
}

const ways: readonly Way[] = ['console', 'push', 'mail', 'team'];

/** Milliseconds after the last call of a round until the next round. */
export const pauseBetweenRounds = 600_000;

/** Milliseconds, the longest time without a call while a visitor waits. */
export function longestSilence(calling: Calling): number {
  return Math.max(pauseBetweenRounds, ...ways.map((way) => delayOf(way, calling) ?? 0));
}

/**
 * Decides, by the facts alone, who is called now; `undefined`: nobody yet. A way that reaches nobody passes its turn to the next at once, and is
 * taken later if that changes. `nobody` is a call too, so that the case says it.
 */
export function nextCall(given: CallFacts): Pick<MadeCall, 'round' | 'step'> | undefined {
  const facts = byThisClock(given);
  const { now, waitsSince, made } = facts;
  const last = made.at(-1);
  const round = last?.round ?? 0;
  const ofRound = made.filter((call) => call.round === round);
  const began = (round > 0 && ofRound[0]?.at) || waitsSince;
  const step = dueIn(facts, ofRound, began);
  if (step) return { round, step };
  if (!last || now - last.at < pauseBetweenRounds || isPlanned(facts, ofRound, began)) return undefined;
  return { round: round + 1, step: dueIn(facts, [], now) ?? 'nobody' };
}

/** What a clock that was ahead wrote counts as long ago: nobody would be called before that time has come. */
function byThisClock(facts: CallFacts): CallFacts {
  const latest = facts.now + longestSlip;
  function passed(at: number): number {
    return at > latest ? -Infinity : at;
  }
  const isPast = facts.waitsSince <= latest && facts.made.every(({ at }) => at <= latest);
  if (isPast) return facts;
  const made = facts.made.map(({ at, ...call }) => ({ ...call, at: passed(at) }));
  return { ...facts, waitsSince: passed(facts.waitsSince), made };
}

function dueIn({ now, calling, reach }: CallFacts, made: readonly MadeCall[], began: number) {
  const due = ways.filter(
    (way) => now >= dueAt(way, calling, made, began) && !made.some(({ step }) => step === way),
  );
  return due.find((way) => reach[way]) ?? (made.length === 0 ? 'nobody' : undefined);
}

/** Whether the round goes on by itself. */
function isPlanned({ now, calling }: CallFacts, made: readonly MadeCall[], began: number): boolean {
  return ways.some((way) => {
    const at = dueAt(way, calling, made, began);
    return at > now && at < Infinity && !made.some(({ step }) => step === way);
  });
}

/** Nobody waits for a way of which those before it have reached nobody. */
function dueAt(way: Way, calling: Calling, made: readonly MadeCall[], began: number): number {
  const delay = delayOf(way, calling);
  if (delay === undefined) return Infinity;
  return made.some(({ step }) => step !== 'nobody') ? began + delay : began;
}

/** Milliseconds; `undefined`: never. */
function delayOf(way: Way, calling: Calling): number | undefined {
  if (way === 'console') return 0;
  const { pushAfterSeconds, mailAfterSeconds, handOverAfterSeconds } = calling;
  const seconds = { push: pushAfterSeconds, mail: mailAfterSeconds, team: handOverAfterSeconds }[way];
  return seconds === 0 ? undefined : seconds * 1_000;
}
