import type { Network } from './browser';
import { listen } from './listen';

export function createPageNetwork(window: Window): Network {
  return {
    // What a page has added to each of its objects is no option of ours; scripts that change requests ask for its members.
    fetch: (input, init) =>
      window.fetch(input, { __proto__: null, hasOwnProperty: {}.hasOwnProperty, ...init } as RequestInit),
    on: (event, fn) => listen(window, event, fn),
  };
}
