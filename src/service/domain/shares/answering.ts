import { Failure } from '../failure';
import { createFairQueue } from './fair-queue';

/** Fewer than the database has connections. */
const ofOrganisation = 6;
/** Leaves room for colleagues. */
const ofAgent = 3;
const mostWaiting = 1_000;
const tryAgainIn = 2_000;

export interface Answering {
  /** Runs work of an agent in its turn. Throws `busy` where too much waits. */
  inTurn<T>(caller: { orgId: number; email?: string }, work: () => Promise<T>): Promise<T>;
}

/**
 * What consoles request waits in it: of each agent and organisation few requests run at once, so that thousands of one don't stand
 * before those of others at the database.
 */
export function createAnswering(): Answering {
  function refusal() {
    return new Failure('busy', undefined, tryAgainIn);
  }
  const shared = { atOnce: Infinity, mostWaiting, refusal };
  const agents = createFairQueue({ ...shared, atOncePerShare: ofAgent });
  const organisations = createFairQueue({ ...shared, atOncePerShare: ofOrganisation });
  return {
    inTurn: ({ orgId, email = '' }, work) =>
      agents.inTurn({ share: email }, () => organisations.inTurn({ share: String(orgId) }, work)),
  };
}
