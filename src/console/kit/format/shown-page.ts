/**
 * Writes a web address so that it begins with the host that it leads to: without scheme and without a user's name, and with
 * what turns letters round as browsers send it.
 */
export function shownPage(url: string): string {
  return url
    .replace(/^https?:\/\/([^/?#\\]*@)?/i, '')
    .replace(/\/$/, '')
    .replace(/\p{Bidi_C}/gu, encodeURIComponent);
}
