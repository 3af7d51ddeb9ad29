import type { BasicBrowser, Browser } from './browser';
import { createPageChannel } from './channel';
import { createPageCookies } from './cookies';
import { createPageLocks } from './locks';
import { createUuid } from './uuid';

/** Completes what the embed has made of the page already. */
export function createPageBrowser(window: Window & typeof globalThis, basic: BasicBrowser): Browser {
  return {
    ...basic,
    cookies: createPageCookies(window, basic.keeping),
    channel: createPageChannel(window, 'chat-widget'),
    locks: createPageLocks(window.navigator),
    goTo: (url) => window.location.assign(url),
    userAgent: () => window.navigator.userAgent,
    // Browsers are often wrong when they say online, hardly ever when they say offline.
    isOnline: () => window.navigator.onLine !== false,
    uuid: () => createUuid(window.crypto),
  };
}
