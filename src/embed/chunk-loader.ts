/**
 * Returns a function that loads a chunk once; after a failure the next call tries again. `isFixed`: never under another
 * URL. The page checks it by this one alone, or other chunks import it, and it would be there twice.
 */
export function createChunkLoader<Chunk>(
  url: string,
  load: (url: string) => Promise<Chunk>,
  isFixed?: boolean,
): () => Promise<Chunk> {
  let loading: Promise<Chunk> | undefined;
  let address = url;
  return () =>
    (loading ??= load(address).catch((error: unknown) => {
      // A browser may remember under its URL that a module failed: https://github.com/whatwg/html/issues/6768
      if (!isFixed) address += '?';
      loading = undefined;
      throw error;
    }));
}
