import { createTestClock, type TestClock } from '../testing/test-clock';

export interface FakeTime extends Pick<TestClock, 'now' | 'elapsed' | 'after'> {
  /** Lets time pass, runs the timers due, and lets promises settle. */
  pass(milliseconds: number): Promise<void>;
}

export function createFakeTime(start = 1_000_000_000): FakeTime {
  const { now, elapsed, after, advance } = createTestClock(start);
  return {
    now,
    elapsed,
    after,
    async pass(milliseconds) {
      advance(milliseconds);
      // A macrotask: by then every promise that could settle has.
      await new Promise((resolve) => void setImmediate(resolve));
    },
  };
}
