import { effect } from '@preact/signals-core';

/** Runs once the model that is being made ends: with its view, or with the model that made it. */
export function whenModelEnds(fn: () => void): void {
  effect(() => fn);
}
