import cookies from 'js-cookie';
import type { Cookies } from './browser';

/** Cookies of the whole site. A page in a sandbox throws at every touch of its cookies: there it has none. */
export function createPageCookies(window: Window): Cookies {
  const secure = window.location.protocol === 'https:';
  return {
    get: (name) => attempt(() => cookies.get(name)),
    set(name, value, days) {
      attempt(() => cookies.set(name, value, { expires: days, sameSite: 'Lax', secure }));
    },
    remove(name) {
      attempt(() => cookies.remove(name));
    },
  };
}

function attempt<T>(touch: () => T): T | undefined {
  try {
    return touch();
  } catch {
    return undefined;
  }
}
