import { Failure } from '../failure';
import { createFairQueue } from './fair-queue';

/** No more than the connections that are kept for availability. */
const limits = { atOnce: 2, atOncePerShare: 1, mostWaiting: 1_000 };
const tryAgainIn = 2_000;

export interface SharedWork {
  /** Whose it is; of each one at a time. */
  share: string;
  /** What is the same for all who ask for it. */
  key: string;
}

/** Does work once for all who ask for the same before its turn, and says how many did. */
export type OnceForAll<Value> = (of: SharedWork, work: (times: number) => Promise<Value>) => Promise<Value>;

export function createOnceForAll<Value>(): OnceForAll<Value> {
  const queue = createFairQueue({ ...limits, refusal: () => new Failure('busy', undefined, tryAgainIn) });
  const waiting = new Map<string, { times: number; done: Promise<Value> }>();

  return ({ share, key }, work) => {
    const known = waiting.get(key);
    if (known) {
      known.times += 1;
      return known.done;
    }
    let hasBegun = false;
    const done = queue
      .inTurn({ share }, () => {
        hasBegun = true;
        const { times = 1 } = waiting.get(key) ?? {};
        waiting.delete(key);
        return work(times);
      })
      .catch((error: unknown) => {
        // Refused before it was its turn.
        if (!hasBegun) waiting.delete(key);
        throw error;
      });
    if (!hasBegun) waiting.set(key, { times: 1, done });
    return done;
  };
}
