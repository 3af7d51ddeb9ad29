const longestLine = 120;

/** Text for a header: one line, without control characters, cut where it gets long. */
export function headerText(text: string): string {
  const line = text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const characters = [...line];
  return characters.length > longestLine ? `${characters.slice(0, longestLine - 1).join('')}…` : line;
}
