/** Lower-case letters without their marks: “Größe” → “große”, “é” → “e”. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns how well a text answers to a word, both folded: 0 not at all, 10 if it is that word. */
export function matchWord(word: string, text: string): number {
  const at = text.indexOf(word);
  if (at < 0) return isSpelledIn(word, text) ? 1 : 0;
  if (at > 0) return isWordStart(text, at) ? 6 : 3;
  return text.length === word.length ? 10 : 8;
}

/** Letters that a word may leave out: `color` finds “colour”, `intgrations` “integrations”. */
const mostLeftOut = 3;

/** Whether a word of the text, or its beginning, has all the letters in their order. */
function isSpelledIn(word: string, text: string): boolean {
  for (
    let start = text.indexOf(word.charAt(0));
    start >= 0;
    start = text.indexOf(word.charAt(0), start + 1)
  ) {
    if (!isWordStart(text, start)) continue;
    let at = start;
    for (const letter of word.slice(1)) at = at < 0 ? at : text.indexOf(letter, at + 1);
    if (at >= 0 && at - start < word.length + mostLeftOut) return true;
  }
  return false;
}

function isWordStart(text: string, at: number): boolean {
  return at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));
}
