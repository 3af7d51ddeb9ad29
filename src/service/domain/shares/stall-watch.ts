/**
 * Detects that the process slept or that the store gave no answers: nobody could report anything meanwhile, so that silence of
 * that time means nothing.
 */
export interface StallWatch {
  /** Returns whether the last noted run is longer ago than runs are apart. */
  hasStalled(): boolean;
  /** Call it where the store has answered, and again at the end of a run that may take long. */
  noteRun(): void;
}

/** For a job that runs more often than every `longestGap` milliseconds by `now`; a clock that is set back counts as a stall. */
export function createStallWatch(now: () => number, longestGap: number): StallWatch {
  let ranAt = -Infinity;
  return {
    hasStalled() {
      const gap = now() - ranAt;
      return gap > longestGap || gap < 0;
    },
    noteRun() {
      ranAt = now();
    },
  };
}
