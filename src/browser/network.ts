import type { Network } from './browser';
import { listen } from './listen';

export function createPageNetwork(window: Window): Network {
  return {
    fetch: (input, init) => window.fetch(input, init),
    onOnline: (fn) => listen(window, 'online', fn),
  };
}
