import type { Clock } from '../ports';

/** Whether the process or the store stood still: nobody could give a sign of life or do anything, so that no silence of that time counts. */
export interface Standstill {
  /** Whether it did since the last call, for a run that the store has answered. */
  hasBeen(): boolean;
  /** What the run had to do took its time, and is done. */
  endRun(): void;
}

/** For a job that comes more often than that, milliseconds. */
export function createStandstill(clock: Pick<Clock, 'elapsed'>, longestGap: number): Standstill {
  let ranAt = -Infinity;

  function endRun(): void {
    ranAt = clock.elapsed();
  }

  return {
    hasBeen() {
      const gap = clock.elapsed() - ranAt;
      endRun();
      return gap > longestGap;
    },
    endRun,
  };
}
