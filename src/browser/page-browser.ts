import type { BasicBrowser, Browser } from './browser';
import { createPageChannel } from './channel';
import { createPageCookies } from './cookies';
import { readGlobalVariable } from './global-variable';
import { listen } from './listen';
import { createPageLocks } from './locks';
import { createUuid } from './uuid';

/** Completes what was made of the page already; tabs hear each other by the channel of that name. */
export function createPageBrowser(
  window: Window & typeof globalThis,
  basic: BasicBrowser,
  channelName = 'chat-widget',
): Browser {
  return {
    ...basic,
    cookies: createPageCookies(window, basic.keeping),
    channel: createPageChannel(window, channelName),
    locks: createPageLocks(window.navigator),
    goTo: (url) => window.location.assign(url),
    variable: (path) => readGlobalVariable(window, path),
    userAgent: () => window.navigator.userAgent,
    // Browsers are often wrong when they say online, hardly ever when they say offline:
    // https://developer.mozilla.org/en-US/docs/Web/API/Navigator/onLine
    isOnline: () => window.navigator.onLine !== false,
    askBeforeLeaving: () => listen(window, 'beforeunload', (event) => event.preventDefault()),
    uuid: () => createUuid(window.crypto),
  };
}
