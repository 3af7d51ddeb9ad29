import { starsOf } from '../../../contract/organisation/stars';
import { perLocale } from '../texts/room-texts';
import { formatTexts } from './texts';

const stars = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** Puts a score from 0 to 100 in the stars that visitors give: `4 of 5`; a dash without one. */
export function formatRating(score: number | undefined): string {
  return score === undefined ? '–' : formatTexts().rating(stars().format(starsOf(score)));
}
