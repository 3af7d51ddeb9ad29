import { Failure } from '../failure';
import { createFairQueue, type FairQueue } from './fair-queue';

/** A search reads much of what an organisation has: one of each at a time leaves the database to everybody's chats. */
const limits = { atOnce: 2, atOncePerShare: 1, mostWaiting: 200 };
/** What each adds up by page or label may be many megabytes. */
const mostReports = 8;
const tryAgainIn = 5_000;

function refusal() {
  return new Failure('busy', undefined, tryAgainIn);
}

/** Searches, logs and portions of reports of the console wait in it for their turn. */
export function createSearching(): FairQueue {
  return createFairQueue({ ...limits, refusal });
}

/** Reports wait in it for the one before of their organisation. */
export function createReporting(): FairQueue {
  return createFairQueue({ ...limits, atOnce: mostReports, refusal });
}
