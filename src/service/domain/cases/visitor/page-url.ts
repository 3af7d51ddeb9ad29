const longest = 2_000;

/** Reads a page's URL, which is no text: blanks are encoded. `undefined`: it is none. */
export function parsePageUrl(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  return /\s/.test(text) ? new URL(text).href : text;
}

/** What is kept of a page's URL: without its query and fragment, which may hold anything, unless the widget keeps them. */
export function pageUrlToKeep(url: string, keepsQuery: boolean): string {
  const kept = keepsQuery ? url : url.replace(/[?#].*$/s, '');
  return kept.slice(0, longest);
}
