import { Failure } from '../failure';
import { createFairQueue, type Turn } from './fair-queue';

/** Fewer than the database has connections: messages, polls and consoles need some. More of one organisation would wait for each other. */
const ofOrganisations = { atOnce: 6, atOncePerShare: 4 };
/** What changes one chat waits for its lock anyway. */
const ofChats = { atOnce: Infinity, atOncePerShare: 1 };
const mostWaiting = 2_000;
const tryAgainIn = 2_000;

export interface Visit extends Pick<Turn, 'isPatient'> {
  orgId: number;
  /** None yet: a start. */
  caseId?: string;
}

export interface Visiting {
  /** Runs work of a visitor in its turn. Throws `busy` where too much waits. */
  inTurn<T>(visit: Visit, work: () => Promise<T>): Promise<T>;
}

/**
 * Starts and ends of chats by visitors, what they write to bots, and what they do besides talking take turns. Each is many statements,
 * and those of one organisation or chat wait for each other’s locks, for which they would keep every connection.
 */
export function createVisiting(): Visiting {
  function refusal() {
    return new Failure('busy', undefined, tryAgainIn);
  }
  const chats = createFairQueue({ ...ofChats, mostWaiting, refusal });
  const organisations = createFairQueue({ ...ofOrganisations, mostWaiting, refusal });
  return {
    inTurn({ orgId, caseId, ...how }, work) {
      function ofOrganisation() {
        return organisations.inTurn({ ...how, share: String(orgId) }, work);
      }
      return caseId === undefined
        ? ofOrganisation()
        : chats.inTurn({ ...how, share: `${orgId} ${caseId}` }, ofOrganisation);
    },
  };
}
