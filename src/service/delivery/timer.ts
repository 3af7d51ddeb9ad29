export interface Timer {
  /** Runs `fn` once, later; answers its undo. */
  after(milliseconds: number, fn: () => void): () => void;
}

export const systemTimer: Timer = {
  after(milliseconds, fn) {
    const timer = setTimeout(fn, milliseconds);
    return () => clearTimeout(timer);
  },
};
