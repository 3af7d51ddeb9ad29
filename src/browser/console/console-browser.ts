import { createPageAddress } from './address';
import { createBasicBrowser } from '../basic-browser';
import type { ConsoleBrowser } from '../browser';
import { listen } from '../listen';
import { createPageNotifications } from './notifications';
import { createPageCookies } from '../cookies';
import { createPageBrowser } from '../page-browser';
import { ring } from '../ring';
import { createUuid } from '../uuid';

export function createConsoleBrowser(window: Window & typeof globalThis): ConsoleBrowser {
  const basic = createBasicBrowser(window);
  const form = {
    ...basic,
    cookies: createPageCookies(window, basic.keeping),
    userAgent: () => window.navigator.userAgent,
    uuid: () => createUuid(window.crypto),
  };
  const browser = createPageBrowser(window, form, 'chat-widget-console');
  return {
    ...browser,
    origin: window.location.origin,
    address: createPageAddress(window),
    notifications: createPageNotifications(window),
    ring: () => ring(window),
    hasFocus: () => window.document.hasFocus(),
    onFocus: (fn) => listen(window, 'focus', fn),
  };
}
