import type { Clock, Surroundings } from './surroundings';

export interface FakeClock extends Clock {
  /** Lets that much time pass, and all that was due in it happen. */
  pass(milliseconds: number): Promise<void>;
}

export function createFakeClock(start = 1_800_000_000_000): FakeClock {
  let now = start;
  let timers: { at: number; fn: () => void }[] = [];
  return {
    now: () => now,
    after(milliseconds, fn) {
      const timer = { at: now + milliseconds, fn };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    async pass(milliseconds) {
      const end = now + milliseconds;
      await settle();
      for (;;) {
        const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers = timers.filter((one) => one !== due);
        now = Math.max(now, due.at);
        due.fn();
        await settle();
      }
      now = end;
    },
  };
}

/** Lets everything happen that is only waiting for promises. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

export interface FakeSurroundings extends Surroundings {
  clock: FakeClock;
  stored: Map<string, string>;
  /** The page is looked at again. */
  wake(): void;
}

export function createFakeSurroundings(): FakeSurroundings {
  const stored = new Map<string, string>();
  const wakers = new Set<() => void>();
  let hash = '';
  let ids = 0;
  return {
    clock: createFakeClock(),
    stored,
    storage: {
      get: (key) => stored.get(key) ?? null,
      set: (key, value) => void stored.set(key, value),
      remove: (key) => void stored.delete(key),
      keys: (prefix) => [...stored.keys()].filter((key) => key.startsWith(prefix)),
    },
    address: {
      read: () => hash,
      go(next) {
        hash = next;
      },
      onChange: () => () => {},
    },
    uuid() {
      ids += 1;
      return `id-${ids}`;
    },
    random: () => 0.5,
    isVisible: () => true,
    onWake(fn) {
      wakers.add(fn);
      return () => wakers.delete(fn);
    },
    wake: () => wakers.forEach((fn) => fn()),
  };
}
