import { Failure } from '../domain/failure';
import type { Secrets } from '../domain/ports';

/** Milliseconds until it is worth trying again. */
const tryAgainIn = 3_000;

/**
 * Lets a few passwords be hashed at a time: each takes a core for a tenth of a second and a thread that files are read
 * with. Where too many wait, a password is not looked at: `busy`. One that `isUrgent` goes to the front, and is refused
 * last. New hashes wait however long it takes, since whoever asks for them is limited already.
 */
export function queueHashes(
  secrets: Secrets,
  { atOnce, mostWaiting }: { atOnce: number; mostWaiting: number },
): Secrets {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>, isUrgent = false): Promise<T> {
    if (running >= atOnce) {
      await new Promise<void>((resolve) => {
        if (isUrgent) waiting.unshift(resolve);
        else waiting.push(resolve);
      });
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  return {
    ...secrets,
    hashPassword: (password) => inTurn(() => secrets.hashPassword(password)),
    async isPassword(password, hash, isUrgent) {
      if (waiting.length >= (isUrgent ? 2 * mostWaiting : mostWaiting)) {
        throw new Failure('busy', undefined, tryAgainIn);
      }
      return inTurn(() => secrets.isPassword(password, hash), isUrgent);
    },
  };
}
