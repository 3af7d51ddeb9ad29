/** Tries of about half a minute. */
const triesOfShortOutage = 30;

/**
 * Bound of the pause before the next try, milliseconds, after that many failures before the latest one. After an outage of
 * seconds, a restart or a database that fails over, nobody waits for long; a long one is asked about less often.
 */
export function longestPause(failures: number): number {
  return failures < triesOfShortOutage ? 2_000 : 15_000;
}
