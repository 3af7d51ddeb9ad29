/**
 * The same text in memory of its own. A part of a request keeps the whole request in memory for as long as it is kept itself,
 * and requests may be long.
 */
export function copyOf(text: string): string {
  // As UTF-16, in which half of a surrogate pair stays what it is.
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
