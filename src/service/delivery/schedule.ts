const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** When the tries come, counted from the first. */
export const tryTimes = [
  0,
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** A pause is up to a tenth longer, so that what failed together does not come back together. */
const jitter = 0.1;
const longestRetryAfter = 24 * hour;

/** When to try again after `attempts` failed tries, the last of which ended now; `undefined`: that was the last one. */
export function nextTry(
  attempts: number,
  { now, random, retryAfter = 0 }: { now: number; random: () => number; retryAfter?: number },
): number | undefined {
  const last = tryTimes[attempts - 1];
  const next = tryTimes[attempts];
  if (last === undefined || next === undefined) return undefined;
  const pause = (next - last) * (1 + jitter * random());
  return Math.round(now + Math.max(pause, Math.min(retryAfter, longestRetryAfter)));
}
