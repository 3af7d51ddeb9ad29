import { fold, matchWord } from './match';
import type { PaletteEntry } from '../palette/palette-entry';

const mostShown = 30;

/** Returns the entries that answer to each word of the query by title or detail, the best first. */
export function rankEntries(entries: readonly PaletteEntry[], query: string): readonly PaletteEntry[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries.filter(({ isHidden }) => !isHidden).slice(0, mostShown);
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, mostShown)
    .map(({ entry }) => entry);
}

function rankOf({ title, detail, isHidden }: PaletteEntry, words: readonly string[]): number {
  const [name, more] = [fold(title), fold(detail)];
  let sum = 0;
  for (const word of words) {
    const rank = Math.max(2 * matchWord(word, name), matchWord(word, more));
    if (rank === 0) return 0;
    sum += rank;
  }
  return isHidden ? sum : sum + 1;
}
