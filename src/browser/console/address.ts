import type { Address } from '../browser';
import { listen } from '../listen';

export function createPageAddress(window: Window): Address {
  const { location } = window;
  return {
    hash: () => location.hash,
    goTo(hash) {
      if (location.hash !== hash) location.hash = hash;
    },
    onChange: (fn) => listen(window, 'hashchange', fn),
  };
}
