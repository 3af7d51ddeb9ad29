/**
 * Milliseconds to wait before the next try, after that many failures before the latest one: a random time below a bound
 * that doubles up to `longest`, so that clients whom one failure hit do not come back in step; and at least what the
 * server asks for.
 */
export function backOff(failures: number, random: () => number, retryAfter = 0, longest = 30_000): number {
  return Math.max(random() * Math.min(longest, 1000 * 2 ** failures), retryAfter);
}
