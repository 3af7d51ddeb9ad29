import { createPageAddress } from './address';
import { createBasicBrowser } from './basic-browser';
import type { ConsoleBrowser } from './browser';
import { listen } from './listen';
import { createPageNotifications } from './notifications';
import { createPageBrowser } from './page-browser';
import { ring } from './ring';

export function createConsoleBrowser(window: Window & typeof globalThis): ConsoleBrowser {
  const browser = createPageBrowser(window, createBasicBrowser(window), 'chat-widget-console');
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
