import { createPageAddress } from './address';
import { createBasicBrowser } from './basic-browser';
import type { ConsoleBrowser } from './browser';
import { createPageBrowser } from './page-browser';

export function createConsoleBrowser(window: Window & typeof globalThis): ConsoleBrowser {
  const browser = createPageBrowser(window, createBasicBrowser(window), 'chat-widget-console');
  return { ...browser, address: createPageAddress(window) };
}
