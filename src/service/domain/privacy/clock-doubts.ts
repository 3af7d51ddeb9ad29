import type { Clock } from '../ports';

export interface ClockDoubtsPorts {
  clock: Clock;
  /** When something happened last, of what was stored before this time. */
  lastBefore(time: number): Promise<number | undefined>;
  onDoubt(doubt: ClockDoubt): void;
}

export interface ClockDoubt {
  /** What the clock shows. Epoch milliseconds. */
  now: number;
  /** How far it went ahead, or is ahead of what was stored last. */
  days: number;
}

const day = 24 * 3_600_000;
/** A clock that goes ahead by more may be wrong. So may one that is so far ahead of what a service that starts finds. */
const unlikelyStep = 3 * day;
/** For somebody to see it. */
const waits = day;

/**
 * Tells whether the clock may be trusted with what can't be undone: for a day it isn't where it went ahead by days at once, as it does
 * where somebody sets it to a wrong year, or the machine slept.
 */
export function createClockDoubts({ clock, lastBefore, onDoubt }: ClockDoubtsPorts) {
  const startedAt = clock.now();
  let seen: { now: number; elapsed: number } | undefined;
  let trustedFrom = -Infinity;

  async function stepUntil(now: number, elapsed: number): Promise<number> {
    if (seen) return now - seen.now - (elapsed - seen.elapsed);
    return startedAt - ((await lastBefore(startedAt)) ?? startedAt);
  }

  return async function isTrusted(): Promise<boolean> {
    const [now, elapsed] = [clock.now(), clock.elapsed()];
    const step = await stepUntil(now, elapsed);
    seen = { now, elapsed };
    if (step > unlikelyStep) {
      trustedFrom = elapsed + waits;
      onDoubt({ now, days: Math.round(step / day) });
    }
    return elapsed >= trustedFrom;
  };
}
