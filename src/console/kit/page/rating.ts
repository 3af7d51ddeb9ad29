const stars = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Puts a score from 0 to 100 in the stars that visitors give: `4 of 5`; a dash without one. */
export function formatRating(score: number | undefined): string {
  return score === undefined ? '–' : `${stars.format(1 + score / 25)} of 5`;
}
