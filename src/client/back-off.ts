export interface BackOff {
  /** Something failed: milliseconds to wait before it is tried again, and at least what the server asks for. */
  next(retryAfter?: number): number;
  /** It succeeded. */
  reset(): void;
  hasFailed(): boolean;
}

/**
 * How long to wait after failures in a row: a random time below a bound that doubles up to `longest` milliseconds, so
 * that clients whom one failure hit do not come back in step.
 */
export function createBackOff(random: () => number, longest = 30_000): BackOff {
  let failures = 0;
  return {
    next: (retryAfter = 0) => Math.max(random() * Math.min(longest, 1000 * 2 ** failures++), retryAfter),
    reset() {
      failures = 0;
    },
    hasFailed: () => failures > 0,
  };
}
