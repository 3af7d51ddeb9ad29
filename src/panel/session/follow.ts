import { effect } from '@preact/signals-core';

/** Runs `fn` now and whenever a signal that it read changes; answers its undo. */
export function follow(fn: () => void): () => void {
  return effect(() => void fn());
}
