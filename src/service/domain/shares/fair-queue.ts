/** Whose work it is, and how it waits. */
export interface Turn {
  /** An organisation, an address, a chat: each has a line of its own, and the lines take turns. */
  share: string;
  /** Comes before all that is not. */
  isUrgent?: boolean;
  /** Waits however long it takes, and is never refused. */
  isPatient?: boolean;
}

export interface FairQueue {
  /** Runs work in its turn. Throws what `refusal` creates where too much waits. */
  inTurn<T>(turn: Turn, work: () => Promise<T>): Promise<T>;
}

export interface FairQueueLimits {
  /** Works at once. */
  atOnce: number;
  /** So much of one share at once. */
  atOncePerShare?: number;
  /** So much waits, beside what is patient; of what is urgent as much again. */
  mostWaiting: number;
  refusal(): Error;
}

interface Waiting extends Turn {
  start(): void;
  refuse(error: Error): void;
}

/**
 * Lets a few works run at a time. Shares take turns, so that one with a thousand works delays the others by one each. Where
 * too much waits, the last of the longest line gives way to a shorter one.
 */
export function createFairQueue(limits: FairQueueLimits): FairQueue {
  const { atOnce, atOncePerShare = atOnce, mostWaiting, refusal } = limits;
  const urgent = createLines();
  const usual = createLines();
  const running = new Map<string, number>();
  let underWay = 0;

  function mayStart({ share }: Turn): boolean {
    return underWay < atOnce && (running.get(share) ?? 0) < atOncePerShare;
  }

  function count(share: string, by: 1 | -1): void {
    underWay += by;
    const left = (running.get(share) ?? 0) + by;
    if (left > 0) running.set(share, left);
    else running.delete(share);
  }

  function startNext(): void {
    const next = urgent.take(mayStart) ?? usual.take(mayStart);
    if (!next) return;
    count(next.share, 1);
    next.start();
  }

  /** Throws where neither this one nor a longer line makes room. */
  function makeRoom({ share, isUrgent, isPatient }: Turn): void {
    if (isPatient || urgent.refusable() + usual.refusable() < (isUrgent ? 2 * mostWaiting : mostWaiting))
      return;
    const last = usual.takeLastOfLongest(isUrgent ? undefined : share);
    if (!last) throw refusal();
    last.refuse(refusal());
  }

  function wait(turn: Turn): Promise<void> {
    makeRoom(turn);
    return new Promise((start, refuse) => {
      (turn.isUrgent ? urgent : usual).add({ ...turn, start, refuse });
    });
  }

  return {
    async inTurn(turn, work) {
      if (mayStart(turn)) count(turn.share, 1);
      else await wait(turn);
      try {
        return await work();
      } finally {
        count(turn.share, -1);
        startNext();
      }
    },
  };
}

interface Line {
  /** Whose turn is lower comes first. */
  turn: number;
  waiting: Waiting[];
}

/** A line for each share. */
function createLines() {
  const lines = new Map<string, Line>();
  /** The turn that was given last. A new share starts from it, and does not wait for turns that others had before. */
  let current = 0;

  function refusableOf(share: string): number {
    return lines.get(share)?.waiting.filter(({ isPatient }) => !isPatient).length ?? 0;
  }
  function remove(share: string, { waiting }: Line, at: number): Waiting | undefined {
    const [removed] = waiting.splice(at, 1);
    if (waiting.length === 0) lines.delete(share);
    return removed;
  }

  return {
    add(one: Waiting): void {
      const line = lines.get(one.share) ?? { turn: current, waiting: [] };
      line.waiting.push(one);
      lines.set(one.share, line);
    },

    refusable: () => [...lines.keys()].reduce((sum, share) => sum + refusableOf(share), 0),

    take(mayStart: (turn: Turn) => boolean): Waiting | undefined {
      let next: [string, Line] | undefined;
      for (const [share, line] of lines)
        if (mayStart({ share }) && (!next || line.turn < next[1].turn)) next = [share, line];
      if (!next) return undefined;
      const [share, line] = next;
      current = line.turn++;
      return remove(share, line, 0);
    },

    /** Of the line that is longer than that of `share` will be. */
    takeLastOfLongest(share: string | undefined): Waiting | undefined {
      const own = share === undefined ? 0 : refusableOf(share) + 1;
      const [longest] = [...lines].sort(([a], [b]) => refusableOf(b) - refusableOf(a));
      if (!longest || refusableOf(longest[0]) <= own) return undefined;
      const [name, line] = longest;
      const last = line.waiting.filter(({ isPatient }) => !isPatient).at(-1);
      return last && remove(name, line, line.waiting.indexOf(last));
    },
  };
}
