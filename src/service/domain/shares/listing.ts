import { Failure } from '../failure';
import { createFairQueue, type FairQueue } from './fair-queue';

const limits = { atOnce: 4, atOncePerShare: 2, mostWaiting: 0 };

/** Lists of chats, which consoles read again and again, wait in it for their turn: never refused, since all do at once after an outage. */
export function createListing(): FairQueue {
  const queue = createFairQueue({ ...limits, refusal: () => new Failure('busy') });
  return { inTurn: (turn, work) => queue.inTurn({ ...turn, isPatient: true }, work) };
}
