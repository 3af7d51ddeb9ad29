import type { Log } from './log';

export interface Job {
  name: string;
  everyMs: number;
  run(): Promise<void> | void;
}

/** Background jobs. */
export interface Workers {
  start(): void;
  /** Runs each job once, in order: for tests, which don't wait for time to pass. */
  processAll(): Promise<void>;
  /** Starts nothing more and waits for what runs. */
  stop(): Promise<void>;
}

export function createWorkers(jobs: Job[], log: Pick<Log, 'error'>): Workers {
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isStopped = false;

  async function runOnce({ name, run }: Job): Promise<void> {
    try {
      await run();
    } catch (err) {
      log.error({ err, job: name }, 'A job failed; it is tried again.');
    }
  }

  /** The next run is counted from the end of this one, so that a slow store is not asked twice at once. */
  function schedule(job: Job): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      const run = runOnce(job).finally(() => {
        running.delete(run);
        if (!isStopped) schedule(job);
      });
      running.add(run);
    }, job.everyMs);
    timers.add(timer);
  }

  return {
    start: () => jobs.forEach(schedule),
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
