import { Failure } from '../failure';
import { createFairQueue, type FairQueue } from './fair-queue';

/** So many wait, since all consoles read their lists at once after an outage. */
const limits = { atOnce: 4, atOncePerShare: 2, mostWaiting: 1_000 };
const tryAgainIn = 5_000;

/** Lists of chats, which consoles read again and again, wait in it for their turn. */
export function createListing(): FairQueue {
  return createFairQueue({ ...limits, refusal: () => new Failure('busy', undefined, tryAgainIn) });
}
