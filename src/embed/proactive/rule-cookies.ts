import jar from 'js-cookie';
import { attempt } from '../../browser/attempt';
import type { Cookies, Keeping } from '../../browser/browser';

/**
 * Cookies of the whole site, for the rules of invitation. A page in a sandbox throws at every touch of its cookies: there
 * it has none.
 * https://html.spec.whatwg.org/multipage/dom.html#dom-document-cookie
 */
export function createRuleCookies(keeping: Keeping, isSecure: boolean): Cookies {
  const attributes = { path: '/', sameSite: 'Lax' as const, secure: isSecure };
  return {
    get: (name) => attempt(() => jar.get(name)),
    set(name, value, days) {
      if (keeping.isAllowed()) attempt(() => jar.set(name, value, { ...attributes, expires: days }));
    },
    remove: (name) => void attempt(() => jar.remove(name, attributes)),
  };
}
