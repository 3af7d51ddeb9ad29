import type { Page } from './browser';
import { listen } from './listen';

const idleLimit = 2000;

export function createPage(window: Window): Page {
  const { document, navigator } = window;
  const isVisible = () => document.visibilityState === 'visible';
  const onVisibility = (wanted: boolean, fn: () => void) =>
    listen(document, 'visibilitychange', () => {
      if (isVisible() === wanted) fn();
    });

  return {
    url: () => window.location.href,
    goTo: (url) => window.location.assign(url),
    referrer: () => document.referrer,
    userAgent: () => navigator.userAgent,
    languages: () =>
      [document.documentElement.lang, ...(navigator.languages ?? [navigator.language])].filter(Boolean),
    isVisible,
    onVisible: (fn) => onVisibility(true, fn),
    onHidden: (fn) => onVisibility(false, fn),
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
    whenIdle(fn) {
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window) window.requestIdleCallback(() => fn(), { timeout: idleLimit });
      else (window as Window).setTimeout(fn, 1);
    },
  };
}
