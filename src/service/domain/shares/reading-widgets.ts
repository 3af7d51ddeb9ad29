import { Failure } from '../failure';
import { createFairQueue, type FairQueue } from './fair-queue';

/** What is set for a widget may be megabytes: one of an organisation at a time leaves the database to everybody's chats. */
const limits = { atOnce: 4, atOncePerShare: 1, mostWaiting: 1_000 };
const tryAgainIn = 5_000;

/** Widgets that pages and visitors ask for, and that memory doesn't hold, are read in it. */
export function createReadingWidgets(): FairQueue {
  return createFairQueue({ ...limits, refusal: () => new Failure('busy', undefined, tryAgainIn) });
}
