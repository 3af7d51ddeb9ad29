import type { BasicBrowser } from './browser';
import { createPageClock } from './clock';
import { forgetCookies } from './forget-cookies';
import { createPageNetwork } from './network';
import { createPage } from './page';
import { createPageStorage } from './storage';

export function createBasicBrowser(window: Window): BasicBrowser {
  return {
    clock: createPageClock(window),
    storage: createPageStorage(window, 'localStorage'),
    tabStorage: createPageStorage(window, 'sessionStorage'),
    network: createPageNetwork(window),
    page: createPage(window),
    random: () => Math.random(),
    forgetCookies: (prefix) => forgetCookies(window.document, prefix),
  };
}
