import { attempt } from './attempt';
import type { FormCookies, Keeping } from './browser';

const secondsOfDay = 86_400;

/**
 * Cookies of the whole site. Values are not encoded: they are numbers. A page in a sandbox throws whenever its cookies are
 * read: there it has none.
 * https://html.spec.whatwg.org/multipage/dom.html#dom-document-cookie
 */
export function createPageCookies({ document }: Window, keeping: Keeping): FormCookies {
  const attributes = `path=/; SameSite=Lax${document.URL.startsWith('https') ? '; Secure' : ''}`;
  return {
    get: (name) =>
      attempt(() => {
        const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
        return found?.slice(name.length + 1);
      }),
    set(name, value, days) {
      if (!keeping.isAllowed()) return;
      attempt(() => {
        document.cookie = `${name}=${value}; max-age=${days * secondsOfDay}; ${attributes}`;
      });
    },
  };
}
