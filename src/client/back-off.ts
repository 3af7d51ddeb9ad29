/**
 * Milliseconds to wait before the next try, after that many failures before the latest one: a random time below a bound
 * that doubles up to `longest`, so that clients whom one failure hit do not come back in step; and at least what the
 * server asks for.
 */
export function backOff(failures: number, random: () => number, retryAfter = 0, longest = 30_000): number {
  return Math.max(random() * Math.min(longest, 1000 * 2 ** failures), retryAfter);
}

/** Tries of about half a minute. */
const triesOfShortOutage = 30;

/**
 * Milliseconds to wait before the next try, after that many failures before the latest one. After an outage of seconds, a
 * restart or a database that fails over, nobody waits for long; a long one is asked about less often.
 */
export function pauseBeforeRetry(failures: number, random: () => number, retryAfter?: number): number {
  return backOff(failures, random, retryAfter, failures < triesOfShortOutage ? 2_000 : 15_000);
}
