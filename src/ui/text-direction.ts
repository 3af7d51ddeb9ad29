/** The `dir` of a box with this text. Chromium takes seconds for `auto` where it is very long. */
export function textDirection(text: string): 'auto' | undefined {
  // Empty, `auto` would be left to right: https://html.spec.whatwg.org/#the-dir-attribute
  return text && text.length < 50_000 ? 'auto' : undefined;
}
