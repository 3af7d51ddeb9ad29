/** Answers a function that loads the panel's code once; after a failure the next call tries anew. */
export function createPanelLoader<Mount>(
  url: string,
  load: (url: string) => Promise<Mount>,
): () => Promise<Mount> {
  let loading: Promise<Mount> | undefined;
  let failures = 0;
  // A browser may remember under its URL that a module failed (whatwg/html#6768).
  const attempt = () => load(failures > 0 ? `${url}?${failures}` : url);
  return () =>
    (loading ??= attempt().catch((error: unknown) => {
      failures++;
      loading = undefined;
      throw error;
    }));
}
