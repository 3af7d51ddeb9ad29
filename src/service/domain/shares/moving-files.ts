import { Failure } from '../failure';
import { createFairQueue, type FairQueue, type FairQueueLimits } from './fair-queue';

/** Pieces of files are the largest statements of all: one at a time leaves the database to everybody's chats. */
const limits = { atOnce: 1, mostWaiting: 0 };

/** Each piece of a file that is stored or read waits in it for its turn: never refused, since a connection waits for it. */
export function createMovingFiles(): FairQueue {
  return patient(limits);
}

/** Objects outside of the database are slow to answer and delay nobody but each other: no one address has all turns. */
const limitsOfObjects = { atOnce: 8, atOncePerShare: 2, mostWaiting: 0 };

/** Each object of a file that is put or read waits in it for its turn: never refused, since a connection waits for it. */
export function createMovingObjects(): FairQueue {
  return patient(limitsOfObjects);
}

function patient(given: Omit<FairQueueLimits, 'refusal'>): FairQueue {
  const queue = createFairQueue({ ...given, refusal: () => new Failure('busy') });
  return { inTurn: (turn, work) => queue.inTurn({ ...turn, isPatient: true }, work) };
}
