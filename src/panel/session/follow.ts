import { effect } from '@preact/signals-core';

/** Runs `fn` now and whenever a signal that it read changes, each time behind what it answered; answers its undo. */
export function follow(fn: () => void | (() => void)): () => void {
  return effect(fn);
}
