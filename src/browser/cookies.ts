import { attempt } from './attempt';
import type { FormCookies, Keeping } from './browser';

const secondsOfDay = 86_400;

/**
 * The value of a cookie, which is not decoded. A page in a sandbox throws whenever its cookies are read: there it has none.
 * Chrome records the call stack of each read, which takes milliseconds where many functions are on it.
 * https://html.spec.whatwg.org/multipage/dom.html#dom-document-cookie
 */
export function readCookie({ document }: Window, name: string): string | undefined {
  return attempt(() => {
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
    return found?.slice(name.length + 1);
  });
}

/** Sets cookies of the whole site. Values are not encoded: they are numbers. */
export function createPageCookies({ document }: Window, keeping: Keeping): FormCookies {
  const attributes = `path=/; SameSite=Lax${document.documentURI.startsWith('https') ? '; Secure' : ''}`;
  return {
    set(name, value, days) {
      if (!keeping.isAllowed()) return;
      attempt(() => {
        document.cookie = `${name}=${value}; max-age=${days * secondsOfDay}; ${attributes}`;
      });
    },
  };
}
