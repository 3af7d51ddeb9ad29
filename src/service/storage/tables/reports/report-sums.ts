import type { ReportFigures, Spread } from '../../../../operations/console/logs';

/** What a portion of cases adds up to. */
export interface Counts {
  cases: number;
  chats: number;
  offline: number;
  proactive: number;
  rated: number;
  /** Of all ratings together. */
  score: number;
  /** Seconds, of each answered chat. */
  waits: number[];
  /** Seconds, of each chat. */
  durations: number[];
}

/** The same of several portions. */
export type Sums = Omit<Counts, 'waits' | 'durations'> & { waits: number[][]; durations: number[][] };

export function addUp(sums: Map<string, Sums>, key: string, { waits, durations, ...more }: Counts): void {
  sums.set(key, together(sums.get(key), { ...more, waits: [waits], durations: [durations] }));
}

const numbers = ['cases', 'chats', 'offline', 'proactive', 'rated', 'score'] as const;

/** Adds to the sum that is there. */
function together(sum: Sums | undefined, more: Sums): Sums {
  if (!sum) return more;
  for (const name of numbers) sum[name] += more[name];
  sum.waits.push(...more.waits);
  sum.durations.push(...more.durations);
  return sum;
}

/** Of all groups together. */
export function figuresOf(sums: ReadonlyMap<string, Sums>): ReportFigures {
  let all: Sums = {
    cases: 0,
    chats: 0,
    offline: 0,
    proactive: 0,
    rated: 0,
    score: 0,
    waits: [],
    durations: [],
  };
  for (const sum of sums.values()) all = together(all, sum);
  return toFigures(all);
}

/** In the order of their keys, numbers by their size. Figures are made of those that are shown. */
export function byKey(
  sums: ReadonlyMap<string, Sums>,
): { key: string; cases: number; figures(): ReportFigures }[] {
  return [...sums]
    .map(([key, sum]) => ({ key, cases: sum.cases, figures: () => toFigures(sum) }))
    .sort((a, b) => a.key.length - b.key.length || (a.key < b.key ? -1 : 1));
}

function toFigures({ chats, offline, proactive, rated, score, waits, durations }: Sums): ReportFigures {
  const [wait, duration] = [toSpread(waits), toSpread(durations)];
  const answered = waits.reduce((sum, { length }) => sum + length, 0);
  return {
    chats,
    answered,
    missed: chats - answered,
    offline,
    proactive,
    ...(wait ? { wait } : {}),
    ...(duration ? { duration } : {}),
    ...(rated === 0 ? {} : { score: { count: rated, mean: score / rated } }),
  };
}

function toSpread(portions: number[][]): Spread | undefined {
  const seconds = Int32Array.from(portions.flat()).sort();
  if (seconds.length === 0) return undefined;
  return {
    mean: seconds.reduce((sum, one) => sum + one, 0) / seconds.length,
    median: quantile(seconds, 0.5),
    p90: quantile(seconds, 0.9),
  };
}

/** Between two that are there, as much nearer to one of them as it lies. */
function quantile(sorted: Int32Array, share: number): number {
  const place = share * (sorted.length - 1);
  const [below = 0, above = below] = sorted.subarray(Math.floor(place), Math.floor(place) + 2);
  return below + (above - below) * (place - Math.floor(place));
}
