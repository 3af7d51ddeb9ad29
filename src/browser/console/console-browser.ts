import { createPageAddress } from './address';
import type { ConsoleBrowser } from '../browser';
import { createPageClock } from '../clock';
import { createKeeping } from '../keeping';
import { listen } from '../listen';
import { createPageNotifications } from './notifications';
import { createPageNetwork } from '../network';
import { createPage } from '../page';
import { createChatBrowser } from '../page-browser';
import { createPageStorage } from '../storage';
import { createUuid } from '../uuid';

export function createConsoleBrowser(window: Window & typeof globalThis): ConsoleBrowser {
  const keeping = createKeeping();
  return {
    clock: createPageClock(window),
    storage: createPageStorage(window, 'localStorage', keeping),
    tabStorage: createPageStorage(window, 'sessionStorage', keeping),
    network: createPageNetwork(window),
    page: createPage(window),
    keeping,
    random: Math.random,
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
