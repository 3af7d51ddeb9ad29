import type { Clock } from '../../ports';
import type { Bucket } from './bucket';
import type { ObjectRemovals } from './object-removals';

export interface RemoveObjectsPorts {
  store: { objectRemovals: Pick<ObjectRemovals, 'take' | 'forget'> };
  clock: Clock;
  bucket?: Pick<Bucket, 'remove'> | undefined;
}

const atOnce = 8;
/** Milliseconds after which it is tried again. */
const againAfter = 60_000;
/** Milliseconds after which the rest waits for the next time, so that a service that stops need not wait. */
const longestRun = 4_000;

/** Returns a job that removes objects of files that are gone. While the bucket does not answer, they stay noted. */
export function createRemoveObjects({ store, clock, bucket }: RemoveObjectsPorts): () => Promise<void> {
  const { objectRemovals } = store;

  return async function removeObjects() {
    if (!bucket) return;
    const startedAt = clock.elapsed();
    while (clock.elapsed() - startedAt < longestRun) {
      const names = await objectRemovals.take(clock.now(), clock.now() + againAfter, atOnce);
      if (names.length === 0) return;
      const outcomes = await Promise.allSettled(names.map((name) => bucket.remove(name)));
      await objectRemovals.forget(names.filter((_name, at) => outcomes[at]?.status === 'fulfilled'));
      if (outcomes.some(({ status }) => status === 'rejected')) return;
    }
  };
}
