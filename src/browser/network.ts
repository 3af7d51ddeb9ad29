import type { Network } from './browser';
import { listen } from './listen';

export function createPageNetwork(window: Window): Network {
  return {
    // What a page has added to each of its objects is no option of ours.
    fetch: (input, init) => window.fetch(input, { __proto__: null, ...init } as RequestInit),
    on: (event, fn) => listen(window, event, fn),
  };
}
