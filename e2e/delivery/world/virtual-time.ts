/** Time that passes only when told to, and not before the service has answered what it was asked. */
export interface VirtualTime {
  elapsed(): number;
  after(milliseconds: number, fn: () => void): () => void;
  /** Counts work of the service that takes real time; time stands still meanwhile. */
  during<T>(work: Promise<T>): Promise<T>;
  advance(milliseconds: number): Promise<void>;
  settle(): Promise<void>;
}

interface Timer {
  at: number;
  fn: () => void;
}

export function createVirtualTime(onAdvance: (milliseconds: number) => void): VirtualTime {
  let now = 0;
  let busy = 0;
  /** Those who wait until the service has answered. */
  const waiting: (() => void)[] = [];
  let timers: Timer[] = [];

  function turn() {
    return new Promise<void>((resolve) => void setImmediate(resolve));
  }

  /** Twice idle in a row: what follows an answer may ask again. */
  async function settle() {
    for (let idle = 0; idle < 2;) {
      await (busy === 0 ? turn() : new Promise<void>((resolve) => void waiting.push(resolve)));
      idle = busy === 0 ? idle + 1 : 0;
    }
  }

  function moveTo(at: number) {
    if (at <= now) return;
    onAdvance(at - now);
    now = at;
  }

  function takeNext(end: number): Timer | undefined {
    const next = timers.reduce<Timer | undefined>(
      (first, timer) => (timer.at <= end && (!first || timer.at < first.at) ? timer : first),
      undefined,
    );
    timers = timers.filter((timer) => timer !== next);
    return next;
  }

  return {
    elapsed: () => now,
    after(milliseconds, fn) {
      const timer = { at: now + Math.max(0, milliseconds), fn };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async during(work) {
      busy++;
      try {
        return await work;
      } finally {
        busy--;
        if (busy === 0) for (const wake of waiting.splice(0)) wake();
      }
    },
    async advance(milliseconds) {
      const end = now + milliseconds;
      await settle();
      for (let timer = takeNext(end); timer; timer = takeNext(end)) {
        moveTo(timer.at);
        timer.fn();
        await settle();
      }
      moveTo(end);
    },
    settle,
  };
}
