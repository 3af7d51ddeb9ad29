import { expect } from 'vitest';
import { createClockDoubts } from '../../domain/privacy/clock-doubts';
import type { Store } from '../store';
import { onEachEngine } from '../test-engines';
import { exampleCase } from '../test-records';

const hour = 3_600_000;
const day = 24 * hour;

onEachEngine('the days on which a service ran', ({ check, prepare }) => {
  let store: Store;

  prepare(async (opened) => {
    store = opened.store;
    await store.organisations.add({ id: 1, name: 'Shop' });
  });

  /** Starts at that time and runs for hours; returns the days by which its clock was doubted in each. */
  async function run(startedAt: number, hours: number): Promise<(number | undefined)[]> {
    let elapsed = 0;
    const clock = { now: () => startedAt + elapsed, elapsed: () => elapsed };
    const clockDoubt = createClockDoubts({ clock, records: store.visitorRecords });
    const doubts = [];
    for (; elapsed < hours * hour; elapsed += hour) doubts.push((await clockDoubt())?.days);
    return doubts;
  }

  check('a clock is trusted where nobody uses the service, but it ran yesterday', async () => {
    const last = Date.UTC(2027, 0, 10, 12);
    await store.cases.add(exampleCase({ orgId: 1, state: 'closed', closedAt: last, createdAt: last }), []);
    expect(await run(last + 20 * day, 3)).toEqual([20, 20, 20]);
    // Nor by what it stored itself since: the clock may have been set ahead before the last start.
    expect(await run(last + 20 * day + 5 * hour, 3)).toEqual([20, 20, 20]);
    expect(await run(last + 21.5 * day, 3)).toEqual([undefined, undefined, undefined]);
    expect(await run(last + 22.5 * day, 1)).toEqual([undefined]);
    expect(await run(last + 30 * day, 1)).toEqual([8]);
  });
});
