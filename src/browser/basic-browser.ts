import type { BasicBrowser } from './browser';
import { createPageClock } from './clock';
import { forgetCookies } from './forget-cookies';
import { createKeeping } from './keeping';
import { createPageNetwork } from './network';
import { createPage } from './page';
import { createPageStorage } from './storage';

export function createBasicBrowser(window: Window): BasicBrowser {
  const keeping = createKeeping();
  const clock = createPageClock(window);
  const network = createPageNetwork(window);
  const page = createPage(window);
  const storage = createPageStorage(window, 'localStorage', keeping);
  const tabStorage = createPageStorage(window, 'sessionStorage', keeping);
  return {
    clock,
    storage,
    tabStorage,
    network,
    page,
    keeping,
    random: Math.random,
    forgetCookies: (prefix) => forgetCookies(window.document, prefix),
  };
}
