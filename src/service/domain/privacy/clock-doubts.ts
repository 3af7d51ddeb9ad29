import type { Clock } from '../ports';
import type { VisitorRecords } from './visitor-records';

export interface ClockDoubtsPorts {
  clock: Clock;
  records: Pick<VisitorRecords, 'lastBefore' | 'noteDay'>;
}

export interface ClockDoubt {
  /** What the clock shows. Epoch milliseconds. */
  now: number;
  /** How far it went ahead, or is ahead of what was stored before. */
  days: number;
}

const day = 24 * 3_600_000;
/** A clock that goes ahead by more may be wrong. So may one that is so far ahead of what a service finds at its start. */
const unlikelyStep = 3 * day;
/** For somebody to see it. */
const waits = day;

/**
 * Watches whether the clock can be trusted with what can't be undone. After it went ahead by days at once it can't be for a day: somebody
 * may have set it to a wrong year, or the machine only slept.
 */
export function createClockDoubts({ clock, records }: ClockDoubtsPorts) {
  const startedAt = clock.now();
  let seen = { now: startedAt, elapsed: clock.elapsed() };
  let hasLooked = false;
  let notedDay: number | undefined;
  let doubt: ClockDoubt | undefined;
  let trustedFrom = -Infinity;

  /**
   * Milliseconds between what was stored last and the start, for the first time alone: then others are stored. What the last day has is
   * left out: a clock that was set ahead before the start may have stored it.
   */
  async function gapAtStart(): Promise<number> {
    if (hasLooked) return 0;
    const last = await records.lastBefore(startedAt - waits);
    hasLooked = true;
    return last === undefined ? 0 : startedAt - last;
  }

  /** For the next start, which may be that of a service that nobody uses. */
  async function noteDay(now: number): Promise<void> {
    const today = Math.floor(now / day);
    if (today === notedDay) return;
    await records.noteDay(now);
    notedDay = today;
  }

  /** The same one for as long as it lasts. */
  return async function clockDoubt(): Promise<ClockDoubt | undefined> {
    const gap = await gapAtStart();
    const [now, elapsed] = [clock.now(), clock.elapsed()];
    await noteDay(now);
    const step = Math.max(gap, now - seen.now - (elapsed - seen.elapsed));
    seen = { now, elapsed };
    if (step > unlikelyStep) {
      trustedFrom = elapsed + waits;
      doubt = { now, days: Math.round(step / day) };
    } else if (elapsed >= trustedFrom) doubt = undefined;
    return doubt;
  };
}
