import { expect } from 'vitest';
import type { Store } from '../../storage/store';
import { onEachEngine } from '../../storage/test-engines';
import { createTurnsOfJobs } from './turns-of-jobs';

const everyMs = 2_000;

onEachEngine('turns of jobs', ({ check, prepare }) => {
  let store: Store;
  prepare(async (opened) => {
    store = opened.store;
  });

  check('one of four instances does a job in each span, and another where that one is gone', async () => {
    let now = Date.UTC(2026, 10, 18, 12);
    const done: number[] = [];
    const jobs = [0, 1, 2, 3].map((instance) => {
      const inTurn = createTurnsOfJobs({ sharedCounts: store.sharedCounts, clock: { now: () => now } });
      return inTurn({ name: 'calls', everyMs, run: () => void done.push(instance) });
    });
    await Promise.all(jobs.map((job) => job.run()));
    expect(done).toHaveLength(1);
    now += everyMs - 1;
    await Promise.all(jobs.map((job) => job.run()));
    expect(done).toHaveLength(1);
    now += 1;
    const others = jobs.filter((_, instance) => instance !== done[0]);
    await Promise.all(others.map((job) => job.run()));
    expect(done).toHaveLength(2);
    expect(done[1]).not.toBe(done[0]);
  });
});
