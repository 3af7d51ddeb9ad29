export interface StrangeSetting {
  name: string;
  /** What it looks like. */
  meant: string;
}

/** Names of the environment that look like one of ours and are none: `PROT` for `PORT`. */
export function findStrangeSettings(names: readonly string[], known: readonly string[]): StrangeSetting[] {
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((one) => isNear(name, one));
      return meant === undefined ? [] : [{ name, meant }];
    });
}

/** One slip of the fingers, in long names two. */
export function isNear(a: string, b: string): boolean {
  const slips = Math.min(a.length, b.length) >= 8 ? 2 : 1;
  return Math.abs(a.length - b.length) <= slips && distance(a, b) <= slips;
}

/** Letters left out, added, replaced, or two swapped: the optimal string alignment distance. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_one, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    const above = rows[i - 1] ?? [];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? Infinity;
}
