/** More than anybody calls by one note. */
const mostMentioned = 20;

/** Finds those whom a text names as `@Name`, regardless of case; of names that begin alike, the longest. */
export function mentionedIn<Named extends { email: string; alias: string }>(
  text: string,
  colleagues: readonly Named[],
): Named[] {
  const folded = fold(text);
  const names = new Map(colleagues.map((one) => [fold(one.alias), one.alias]));
  const longestFirst = [...names.keys()].filter(Boolean).sort((a, b) => b.length - a.length);
  const found = new Set<string>();
  for (const { index } of folded.matchAll(/(?<![\p{L}\p{N}_.@])@/gu)) {
    const name = longestFirst.find((one) => startsWithWord(folded, one, index + 1));
    if (name !== undefined) found.add(name);
  }
  return colleagues.filter(({ alias }) => found.has(fold(alias))).slice(0, mostMentioned);
}

function startsWithWord(text: string, word: string, at: number): boolean {
  return (
    text.startsWith(word, at) && !/^[\p{L}\p{N}_]/u.test(text.slice(at + word.length, at + word.length + 2))
  );
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().trim();
}
