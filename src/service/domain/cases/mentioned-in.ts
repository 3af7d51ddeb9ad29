/** More than anybody calls by one note. */
const mostMentioned = 20;

/** Finds those whom a text names as `@Name`, regardless of case; of names that begin alike, the longest. */
export function mentionedIn<Named extends { email: string; alias: string }>(
  text: string,
  colleagues: readonly Named[],
): Named[] {
  const folded = fold(text);
  const names = new Set(colleagues.map(({ alias }) => fold(alias)).filter(Boolean));
  // By length, not name by name: a widget may have thousands of agents, and a text thousands of signs.
  const longestFirst = [...new Set([...names].map(({ length }) => length))].sort((a, b) => b - a);
  const found = new Set<string>();
  for (const { index } of folded.matchAll(/(?<![\p{L}\p{N}_.@])@/gu)) {
    const from = index + 1;
    const length = longestFirst.find(
      (one) => names.has(folded.slice(from, from + one)) && isEndOfWord(folded, from + one),
    );
    if (length !== undefined) found.add(folded.slice(from, from + length));
  }
  return colleagues.filter(({ alias }) => found.has(fold(alias))).slice(0, mostMentioned);
}

function isEndOfWord(text: string, at: number): boolean {
  return !/^[\p{L}\p{N}_]/u.test(text.slice(at, at + 2));
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().trim();
}
