/** What `run` answers; nothing where the page's browser refuses it by throwing. */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
