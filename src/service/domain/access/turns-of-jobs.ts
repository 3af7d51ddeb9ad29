import type { SharedCounts } from './shared-counts';
import type { Clock } from '../ports';

/** Under which the turns are counted, beside what limits count. */
const turns = 'turns of jobs';

interface SharedJob {
  name: string;
  everyMs: number;
  run(): Promise<void> | void;
}

export interface TurnsOfJobsPorts {
  sharedCounts: Pick<SharedCounts, 'add'>;
  clock: Pick<Clock, 'now'>;
}

/**
 * Returns what makes a job one that any instance does for all of them: once in each span of `everyMs`, by the one that
 * comes first. An instance that ends meanwhile takes one span with it.
 */
export function createTurnsOfJobs({ sharedCounts, clock }: TurnsOfJobsPorts) {
  return function inTurn({ name, everyMs, run }: SharedJob): SharedJob {
    return {
      name,
      everyMs,
      async run() {
        const endsAt = (Math.floor(clock.now() / everyMs) + 1) * everyMs;
        const [takers] = await sharedCounts.add([{ limit: turns, key: name, endsAt, used: 1 }]);
        if (takers === 1) await run();
      },
    };
  };
}
