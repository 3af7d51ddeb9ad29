import jar from 'js-cookie';
import type { Cookies, Keeping } from '../../browser/browser';

/**
 * Cookies of the whole site. A page in a sandbox throws at every touch of its cookies: there it has none.
 * https://html.spec.whatwg.org/multipage/dom.html#dom-document-cookie
 */
export function createPageCookies(keeping: Keeping, isSecure: boolean): Cookies {
  const attributes = { path: '/', sameSite: 'Lax' as const, secure: isSecure };
  return {
    get: (name) => attempt(() => jar.get(name)),
    set(name, value, days) {
      if (keeping.isAllowed()) attempt(() => jar.set(name, value, { ...attributes, expires: days }));
    },
    remove: (name) => void attempt(() => jar.remove(name, attributes)),
  };
}

function attempt<T>(touch: () => T): T | undefined {
  try {
    return touch();
  } catch {
    return undefined;
  }
}
