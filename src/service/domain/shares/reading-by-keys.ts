import { Failure } from '../failure';
import { createFairQueue, type FairQueue } from './fair-queue';

/** Two of an organisation at a time: its systems may ask a thousand times at once. */
const limits = { atOnce: 4, atOncePerShare: 2, mostWaiting: 1_000 };
const tryAgainIn = 5_000;

/** What customers’ systems read waits in it for its turn. */
export function createReadingByKeys(): FairQueue {
  return createFairQueue({ ...limits, refusal: () => new Failure('busy', undefined, tryAgainIn) });
}
