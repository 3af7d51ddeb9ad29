import { Failure } from '../failure';
import { createFairQueue, type FairQueue } from './fair-queue';

/** A search reads much of what an organisation has: one of each at a time leaves the database to everybody's chats. */
const limits = { atOnce: 2, atOncePerShare: 1, mostWaiting: 200 };
const tryAgainIn = 5_000;

/** Searches, logs and reports of the console wait in it for their turn. */
export function createSearching(): FairQueue {
  return createFairQueue({ ...limits, refusal: () => new Failure('busy', undefined, tryAgainIn) });
}
