import type { BasicBrowser } from '../browser/browser';
import { storagePrefix } from '../contract/storage/stored-chat';
import { consentKey } from '../contract/storage/stored-visit';

/** What the visitor lets the widget keep in their browser. */
export interface Consent {
  /** Whether visits may be remembered, and visitors invited by what they did. */
  _allowsTracking(): boolean;
  _give(consent: 'granted' | 'denied'): void;
  /** Follows what was given or deleted in another tab, or while this page was prerendered or kept. */
  _look(): void;
  /** Deletes all that is kept, consent included. */
  _clear(): void;
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

  function look() {
    if (isRequired) keeping.allow(isGranted());
  }
  look();

  return {
    _allowsTracking: () => keeping.isAllowed() && (!page.objectsToTracking() || isGranted()),
    _give(given) {
      const isAllowed = given === 'granted';
      keeping.allow(isAllowed);
      if (isAllowed) storage.set(consentKey, given);
      else forget();
    },
    _look: look,
    _clear() {
      forget();
      look();
    },
  };
}
