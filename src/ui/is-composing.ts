/**
 * Whether a key belongs to an input method that is putting a text together. Safari reports the Enter that ends a
 * composition after it, with the key code 229 alone to tell it by (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export function isComposing({ isComposing: isInComposition, keyCode }: KeyboardEvent): boolean {
  return isInComposition || keyCode === 229;
}
