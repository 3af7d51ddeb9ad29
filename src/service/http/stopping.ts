/** Whether the service is going down. What is held open listens here, to answer at once. */
export interface Stopping {
  readonly isStopping: boolean;
  begin(): void;
  onStop(fn: () => void): () => void;
}

export function createStopping(): Stopping {
  const listeners = new Set<() => void>();
  let isStopping = false;
  return {
    get isStopping() {
      return isStopping;
    },
    begin() {
      isStopping = true;
      for (const fn of listeners) fn();
      listeners.clear();
    },
    onStop(fn) {
      listeners.add(fn);
      return () => listeners.delete(fn);
    },
  };
}
