import { Failure } from '../failure';
import { createFairQueue, type FairQueue } from './fair-queue';

/** Pieces of files are the largest statements of all: one at a time leaves the database to everybody's chats. */
const limits = { atOnce: 1, mostWaiting: 0 };

/** Each piece of a file that is stored or read waits in it for its turn: never refused, since a connection waits for it. */
export function createMovingFiles(): FairQueue {
  const queue = createFairQueue({ ...limits, refusal: () => new Failure('busy') });
  return { inTurn: (turn, work) => queue.inTurn({ ...turn, isPatient: true }, work) };
}
