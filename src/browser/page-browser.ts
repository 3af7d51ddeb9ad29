import type { Browser } from './browser';
import { createPageChannel } from './channel';
import { createPageClock } from './clock';
import { createPageCookies } from './cookies';
import { createPageLocks } from './locks';
import { createPageNetwork } from './network';
import { createPage } from './page';
import { createPageStorage } from './storage';
import { createUuid } from './uuid';

export function createPageBrowser(window: Window & typeof globalThis): Browser {
  return {
    clock: createPageClock(window),
    storage: createPageStorage(window, 'localStorage'),
    tabStorage: createPageStorage(window, 'sessionStorage'),
    cookies: createPageCookies(window),
    network: createPageNetwork(window),
    page: createPage(window),
    channel: createPageChannel(window, 'chat-widget'),
    locks: createPageLocks(window.navigator),
    random: () => Math.random(),
    uuid: () => createUuid(window.crypto),
  };
}
