/**
 * Returns how much one share may hold of what `free` of is left: half of it, so that something is left for others however
 * many are greedy.
 */
export function largestShare(free: number): number {
  return Math.max(1, Math.floor(free / 2));
}
