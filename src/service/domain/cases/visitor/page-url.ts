const longest = 2_000;

/** What is kept of a page's URL: without its query and fragment, which may hold anything, unless the widget keeps them. */
export function pageUrlToKeep(url: string, keepsQuery: boolean): string {
  const kept = keepsQuery ? url : url.replace(/[?#].*$/s, '');
  return kept.slice(0, longest);
}
