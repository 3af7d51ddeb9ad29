import type { Timer } from '../domain/ports';

export const systemTimer: Timer = {
  after(milliseconds, fn) {
    const timer = setTimeout(fn, milliseconds);
    return () => clearTimeout(timer);
  },
};
