import type { Page } from './browser';
import { listen } from './listen';

export function createPage(window: Window): Page {
  const { document } = window;
  function isVisible() {
    return document.visibilityState === 'visible';
  }

  function onVisibility(isWanted: boolean, fn: () => void) {
    return listen(document, 'visibilitychange', () => {
      if (isVisible() === isWanted) fn();
    });
  }

  return {
    // The same as `location.href` without the interface of `Location`, 4 kB of memory on every page; unlike `URL` no name of a form.
    url: () => document.documentURI,
    referrer: () => document.referrer,
    languages: () => [document.documentElement.lang, ...window.navigator.languages].filter(Boolean),
    // The interface of `Navigator` costs the page 16 kB of memory.
    objectsToTracking: () =>
      (window.navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
    isVisible,
    onVisible: (fn) => onVisibility(true, fn),
    onHidden: (fn) => onVisibility(false, fn),
    onLeave: (fn) => listen(window, 'pagehide', fn),
    onReturn(fn) {
      let forget: () => void = () => {};
      // Only a page that was left can return; the `pageshow` of each load would cost its event's 6 kB of memory.
      const undo = listen(window, 'pagehide', () => {
        forget();
        forget = listen(window, 'pageshow', fn, { once: true });
      });
      return () => {
        undo();
        forget();
      };
    },
    whenActivated(fn) {
      const isPrerendering = (document as { prerendering?: boolean }).prerendering;
      if (isPrerendering) listen(document, 'prerenderingchange', fn, { once: true });
      else fn();
    },
    // Safari has no requestIdleCallback: https://bugs.webkit.org/show_bug.cgi?id=164193
    whenIdle: (fn) => void (window.requestIdleCallback ?? window.setTimeout)(fn),
  };
}
