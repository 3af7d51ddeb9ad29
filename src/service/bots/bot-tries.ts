/** When a bot is tried, counted from the first time: a visitor waits for it no longer than ten seconds. */
const tryTimes = [0, 1_000, 3_000, 6_000];
const longestWait = 10_000;

/** How long the try after `attempts` others may take. */
export function timeLeft(attempts: number): number {
  return longestWait - (tryTimes[attempts] ?? 0);
}

/** When to try again after one that failed; `undefined`: the visitor has waited long enough. */
export function nextBotTry(attemptsBefore: number, tookMs: number, now: number): number | undefined {
  const started = tryTimes[attemptsBefore] ?? longestWait;
  const next = tryTimes[attemptsBefore + 1];
  const elapsed = started + tookMs;
  if (next === undefined || elapsed >= longestWait) return undefined;
  return now + Math.max(0, next - elapsed);
}
