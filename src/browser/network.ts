import type { Network } from './browser';
import { listen } from './listen';

export function createPageNetwork(window: Window): Network {
  return {
    fetch: (input, init) => window.fetch(input, init),
    // Browsers are often wrong when they say online, hardly ever when they say offline.
    isOnline: () => window.navigator.onLine !== false,
    onOnline: (fn) => listen(window, 'online', fn),
  };
}
