import type { SharedCounts } from '../../domain/access/shared-counts';
import type { Secrets } from '../../domain/ports';
import type { Limiter } from './limiter';

/**
 * Tells the store what was used here, and learns what was used on the other instances. Between two calls an instance
 * knows only its own uses, and uses of keys below a tenth of their limit are never shared: with n instances a limit
 * gives way by n − 1 tenths and by what comes between two calls.
 */
export function createLimitSharing(
  limiters: Record<string, Limiter>,
  shared: SharedCounts,
  secrets: Pick<Secrets, 'digest'>,
) {
  return async function shareLimits(): Promise<void> {
    const untold = Object.entries(limiters).flatMap(([limit, { counter }]) =>
      counter.takeUntold().map((use) => ({ limit, counter, use })),
    );
    if (untold.length === 0) return;
    const uses = untold.map(({ limit, use }) => ({ ...use, limit, key: secrets.digest(use.key) }));
    const sums = await shared.add(uses);
    for (const [at, { counter, use }] of untold.entries()) {
      counter.learn({ ...use, used: sums[at] ?? use.used });
    }
  };
}
