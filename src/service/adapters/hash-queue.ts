import { Failure } from '../domain/failure';
import type { Secrets } from '../domain/ports';
import { createFairQueue } from '../domain/shares/fair-queue';

/** Milliseconds until it is worth trying again. */
const tryAgainIn = 3_000;

/**
 * Lets a few passwords be hashed at a time: each takes a core for a tenth of a second and a thread that files are read
 * with. Where too many wait, a password is not looked at: `busy`. New hashes wait however long it takes, since their number
 * is limited elsewhere.
 */
export function queueHashes(secrets: Secrets, limits: { atOnce: number; mostWaiting: number }): Secrets {
  const queue = createFairQueue({ ...limits, refusal: () => new Failure('busy', undefined, tryAgainIn) });
  return {
    ...secrets,
    hashPassword: (password, share = '') =>
      queue.inTurn({ share: `new ${share}`, isPatient: true }, () => secrets.hashPassword(password)),
    isPassword: (password, hash, { isUrgent = false, share = '' } = {}) =>
      queue.inTurn({ share: `known ${share}`, isUrgent }, () => secrets.isPassword(password, hash)),
  };
}
