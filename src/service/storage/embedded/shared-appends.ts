import type { Append, Taken } from '../tables/append-entries';

/** Several in one statement: all of them, or none when one fails. */
export type AppendAll = (group: Append[]) => Promise<Taken[]>;

interface Waiting {
  append: Append;
  resolve(taken: Taken | undefined): void;
  reject(error: unknown): void;
}

/** Few enough that the engine's other callers hardly notice. */
const mostTogether = 64;

/**
 * Appends that come while others are under way go out together behind them, in the order in which they came. They share one
 * transaction and its way to the disk, which is most of what an append costs; each is answered behind that commit.
 */
export function createSharedAppends(appendAll: AppendAll) {
  const waiting: Waiting[] = [];
  let underWay: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (waiting.length > 0) await carryOut(waiting.splice(0, mostTogether));
    underWay = undefined;
  }

  async function carryOut(group: Waiting[]): Promise<void> {
    try {
      const taken = await appendAll(group.map(({ append }) => append));
      group.forEach(({ resolve }, place) => resolve(taken[place]));
    } catch (error) {
      if (group.length > 1 && isRefusal(error)) for (const one of group) await carryOut([one]);
      else for (const { reject } of group) reject(error);
    }
  }

  return {
    add: (append: Append) =>
      new Promise<Taken | undefined>((resolve, reject) => {
        waiting.push({ append, resolve, reject });
        underWay ??= run();
      }),
    /** When all that was asked for before is done. */
    settled: async (): Promise<void> => underWay,
  };
}

/** By its SQLSTATE: the statement left nothing behind, and each of the group may be tried by itself. */
function isRefusal(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
}
