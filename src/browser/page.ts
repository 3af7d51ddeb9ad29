import type { Page } from './browser';
import { listen } from './listen';

export function createPage(window: Window): Page {
  const { document } = window;
  const isVisible = () => document.visibilityState === 'visible';

  return {
    url: () => window.location.href,
    goTo: (url) => window.location.assign(url),
    referrer: () => document.referrer,
    userAgent: () => window.navigator.userAgent,
    languages: () => [document.documentElement.lang, ...window.navigator.languages].filter(Boolean),
    isVisible,
    onVisible: (fn) =>
      listen(document, 'visibilitychange', () => {
        if (isVisible()) fn();
      }),
    onLeave: (fn) => listen(window, 'pagehide', fn),
    onReturn: (fn) =>
      listen(window, 'pageshow', (event) => {
        if ((event as PageTransitionEvent).persisted) fn();
      }),
    whenActivated(fn) {
      const isPrerendering = (document as { prerendering?: boolean }).prerendering;
      if (isPrerendering) listen(document, 'prerenderingchange', fn, { once: true });
      else fn();
    },
    // Safari has no requestIdleCallback.
    whenIdle: (fn) => void (window.requestIdleCallback ?? window.setTimeout)(fn),
  };
}
