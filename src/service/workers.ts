import { Failure } from './domain/failure';
import type { Log } from './log';
import type { Watchdog } from './watchdog';

export interface Job {
  name: string;
  everyMs: number;
  /** For how long it may be at it, where that is longer than `everyMs`. */
  mayTakeMs?: number;
  run(): Promise<void> | void;
}

/** Background jobs. */
export interface Workers {
  start(): void;
  /** Runs each job once, in order: before others rely on it, and in tests, which don't wait for time to pass. */
  processAll(): Promise<void>;
  /** Starts nothing more and waits for what runs. */
  stop(): Promise<void>;
}

/** Milliseconds until a job is tried again that the store was not there for. */
const pauseInOutage = 10_000;
/** Milliseconds until a job that seldom runs does so first: a service that starts often gets to it, too. */
const latestFirstRun = 600_000;

export function createWorkers(
  jobs: Job[],
  log: Pick<Log, 'error'>,
  watchdog: Pick<Watchdog, 'expect' | 'working'>,
): Workers {
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isStopped = false;

  /** Returns whether it got to its work, be it that it failed there. */
  async function runOnce({ name, everyMs, mayTakeMs = everyMs, run }: Job): Promise<boolean> {
    // What comes seldom may have much to do, such as to remove all that is too old by now.
    const end = watchdog.working(name, mayTakeMs);
    try {
      await run();
      return true;
    } catch (err) {
      log.error({ err, job: name }, 'A job failed; it is tried again.');
      return !(err instanceof Failure && err.reason === 'outage');
    } finally {
      end();
    }
  }

  /** The next run is counted from the end of this one, so that a slow store is not asked twice at once. */
  function schedule(job: Job, pauseMs: number, finished: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      const run = runOnce(job).then((isDone) => {
        running.delete(run);
        if (isDone) finished();
        if (!isStopped) schedule(job, isDone ? job.everyMs : Math.min(job.everyMs, pauseInOutage), finished);
      });
      running.add(run);
    }, pauseMs);
    timers.add(timer);
  }

  return {
    start() {
      for (const job of jobs)
        schedule(job, Math.min(job.everyMs, latestFirstRun), watchdog.expect(job.name, job.everyMs));
    },
    async processAll() {
      for (const job of jobs) await job.run();
    },
    async stop() {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
