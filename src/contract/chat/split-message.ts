/** In code points: the service takes twice as many UTF-16 units. */
const longestPart = 5_000;
const part = new RegExp(`[^]{1,${longestPart}}(?!\\S)|[^]{1,${longestPart}}`, 'gu');

/** Cuts a long text into messages, between words where it can. */
export function splitMessage(text: string): string[] {
  return (text.match(part) ?? []).map((one) => one.trim()).filter(Boolean);
}
