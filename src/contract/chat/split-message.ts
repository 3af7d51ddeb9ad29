/** Up to 5,000 code points, until the end of a word where there is one: the service takes 10,000 UTF-16 units. */
const part = /[^]{1,5000}(?!\S)|[^]{1,5000}/gu;

/** Cuts a long text into messages. */
export function splitMessage(text: string): string[] {
  return (text.match(part) ?? []).map((one) => one.trim()).filter(Boolean);
}
