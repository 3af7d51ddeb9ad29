import type { Browser, ChatBrowser, FormBrowser } from './browser';
import { createPageChannel } from './channel';
import { listen } from './listen';
import { createPageLocks } from './locks';

/** Tabs hear each other by the channel of that name. */
export function createChatBrowser(window: Window & typeof globalThis, channelName: string): ChatBrowser {
  return {
    channel: createPageChannel(window, channelName),
    locks: createPageLocks(window.navigator),
    goTo: (url) => window.location.assign(url),
    // Browsers are often wrong when they say online, hardly ever when they say offline:
    // https://developer.mozilla.org/en-US/docs/Web/API/Navigator/onLine
    isOnline: () => window.navigator.onLine !== false,
    askBeforeLeaving: () => listen(window, 'beforeunload', (event) => event.preventDefault()),
  };
}

/** Completes what was made of the page for a form. */
export function createPageBrowser(window: Window & typeof globalThis, form: FormBrowser): Browser {
  return {
    ...form,
    ...createChatBrowser(window, 'chat-widget'),
    // Few customers ask for any.
    variable: async (path) => (await import('./global-variable')).readGlobalVariable(window, path),
  };
}
