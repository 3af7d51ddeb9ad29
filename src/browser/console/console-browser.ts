import { createPageAddress } from './address';
import { createBasicBrowser } from '../basic-browser';
import type { ConsoleBrowser } from '../browser';
import { listen } from '../listen';
import { createPageNotifications } from './notifications';
import { createChatBrowser } from '../page-browser';
import { ring } from '../ring';
import { createUuid } from '../uuid';

export function createConsoleBrowser(window: Window & typeof globalThis): ConsoleBrowser {
  return {
    ...createBasicBrowser(window),
    ...createChatBrowser(window, 'chat-widget-console'),
    uuid: () => createUuid(window.crypto),
    origin: window.location.origin,
    address: createPageAddress(window),
    notifications: createPageNotifications(window),
    ring: () => ring(window),
    hasFocus: () => window.document.hasFocus(),
    onFocus: (fn) => listen(window, 'focus', fn),
  };
}
