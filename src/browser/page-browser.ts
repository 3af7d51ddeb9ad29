import type { Browser, FormBrowser } from './browser';
import { createPageChannel } from './channel';
import { readGlobalVariable } from './global-variable';
import { listen } from './listen';
import { createPageLocks } from './locks';

/** Completes what was made of the page for a form; tabs hear each other by the channel of that name. */
export function createPageBrowser(
  window: Window & typeof globalThis,
  form: FormBrowser,
  channelName = 'chat-widget',
): Browser {
  return {
    ...form,
    channel: createPageChannel(window, channelName),
    locks: createPageLocks(window.navigator),
    goTo: (url) => window.location.assign(url),
    variable: (path) => readGlobalVariable(window, path),
    // Browsers are often wrong when they say online, hardly ever when they say offline:
    // https://developer.mozilla.org/en-US/docs/Web/API/Navigator/onLine
    isOnline: () => window.navigator.onLine !== false,
    askBeforeLeaving: () => listen(window, 'beforeunload', (event) => event.preventDefault()),
  };
}
