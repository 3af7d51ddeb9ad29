/** Returns the stars that a visitor gave, 1 to 5: a score is 0 to 100 (Survey). */
export function starsOf(score: number): number {
  return 1 + score / 25;
}
