import { Failure } from '../failure';
import { createFairQueue, type FairQueue } from './fair-queue';

/** Fewer than the database has connections: messages, polls and consoles need some. More of one organisation would wait for each other. */
const limits = { atOnce: 6, atOncePerShare: 4, mostWaiting: 2_000 };
const tryAgainIn = 2_000;

/**
 * Starts and ends of chats by visitors, and what they write to bots, wait in it for their turn. Each is a transaction of many
 * statements, and those of one organisation wait for each other’s locks, for which they would keep every connection.
 */
export function createVisiting(): FairQueue {
  return createFairQueue({ ...limits, refusal: () => new Failure('busy', undefined, tryAgainIn) });
}
