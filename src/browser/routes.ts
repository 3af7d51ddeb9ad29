import { listen } from './listen';

/** Changes of a page's address without a load, as single-page applications make them. */
export interface Routes {
  onChange(fn: () => void): () => void;
}

/** By the Navigation API; without it, no change is reported. The page's `history` is left alone. */
export function createPageRoutes(window: Window): Routes {
  const { navigation } = window as { navigation?: EventTarget };
  function route() {
    return routeOf(window.document.documentURI);
  }
  return {
    onChange(fn) {
      if (!navigation) return () => undefined;
      let last = route();
      return listen(navigation, 'currententrychange', () => {
        const next = route();
        if (next !== last) fn();
        last = next;
      });
    },
  };
}

/** An anchor within a page is no route, unless it is the router's. */
function routeOf(url: string): string {
  return url.replace(/#(?![/!]).*$/s, '');
}
