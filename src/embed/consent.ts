import type { BasicBrowser } from '../browser/browser';
import { storagePrefix } from '../contract/storage/stored-chat';
import { consentKey } from '../contract/storage/stored-visit';

/** What the visitor lets the widget keep in their browser. */
export interface Consent {
  /** Whether visits may be remembered, and visitors invited by what they did. */
  allowsTracking(): boolean;
  give(consent: 'granted' | 'denied'): void;
  /** Deletes all that is kept, consent included. */
  clear(): void;
}

const cookiePrefix = 'chat-widget';

export function createConsent(browser: BasicBrowser, settings: unknown): Consent {
  const { keeping, page, storage, tabStorage } = browser;
  const { consent } = Object(settings) as { consent?: { isRequired?: unknown } | null };
  const isRequired = consent?.isRequired === true;

  function forget() {
    for (const area of [storage, tabStorage]) {
      for (const key of area.keys(storagePrefix)) area.remove(key);
    }
    browser.forgetCookies(cookiePrefix);
  }

  function isGranted() {
    return storage.get(consentKey) === 'granted';
  }

  if (isRequired && !isGranted()) keeping.allow(false);

  return {
    allowsTracking: () => keeping.isAllowed() && (!page.objectsToTracking() || isGranted()),
    give(given) {
      const isAllowed = given === 'granted';
      keeping.allow(isAllowed);
      if (isAllowed) storage.set(consentKey, given);
      else forget();
    },
    clear() {
      forget();
      if (isRequired) keeping.allow(false);
    },
  };
}
