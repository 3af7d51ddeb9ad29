import type { BasicBrowser } from './browser';
import { createPageClock } from './clock';
import { forgetCookies } from './forget-cookies';
import { createKeeping } from './keeping';
import { createPageNetwork } from './network';
import { createPage } from './page';
import { createPageStorage } from './storage';

export function createBasicBrowser(window: Window): BasicBrowser {
  const keeping = createKeeping();
  return {
    clock: createPageClock(window),
    storage: createPageStorage(window, 'localStorage', keeping),
    tabStorage: createPageStorage(window, 'sessionStorage', keeping),
    network: createPageNetwork(window),
    page: createPage(window),
    keeping,
    random: () => Math.random(),
    forgetCookies: (prefix) => forgetCookies(window.document, prefix),
  };
}
