import { createPageAddress } from './address';
import { createBasicBrowser } from '../basic-browser';
import type { ConsoleBrowser } from '../browser';
import { listen } from '../listen';
import { createPageNotifications } from './notifications';
import { createChatBrowser } from '../page-browser';
import { createUuid } from '../uuid';

export function createConsoleBrowser(window: Window & typeof globalThis): ConsoleBrowser {
  return {
    ...createBasicBrowser(window),
    ...createChatBrowser(window, 'chat-widget-console'),
    uuid: () => createUuid(window.crypto),
    origin: window.location.origin,
    address: createPageAddress(window),
    reload: () => window.location.reload(),
    notifications: createPageNotifications(window),
    loadPush: async () => (await import('./push')).createPagePush(window),
    ring: () => void import('../ring').then(({ ring }) => ring(window)).catch(() => undefined),
    hasFocus: () => window.document.hasFocus(),
    leaveTextBox() {
      const { activeElement } = window.document;
      if (activeElement instanceof window.HTMLTextAreaElement) activeElement.blur();
    },
    onFocus: (fn) => listen(window, 'focus', fn),
  };
}
