/** Returns a line of words, some of which people chose: none begins another line, steers the terminal or turns letters round. */
export function lineOf(...words: string[]): string {
  const plain = words.map((word) => word.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' '));
  return `${plain.join('  ')}\n`;
}
