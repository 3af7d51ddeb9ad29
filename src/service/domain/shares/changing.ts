import { Failure } from '../failure';
import { createFairQueue, type FairQueue } from './fair-queue';

/** One at a time of an organisation: some write hundreds of rows, while chats wait for the database. */
const limits = { atOnce: 4, atOncePerShare: 1, mostWaiting: 1_000 };
const tryAgainIn = 5_000;

/** Changes by customers’ systems, which may send many at once, wait in it for their turn. */
export function createChanging(): FairQueue {
  return createFairQueue({ ...limits, refusal: () => new Failure('busy', undefined, tryAgainIn) });
}
