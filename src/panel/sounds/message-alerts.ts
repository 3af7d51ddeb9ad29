import type { Browser } from '../../browser/browser';
import { storagePrefix } from '../../contract/storage/stored-chat';
import { isMuted } from './mute';
import { createTitleFlash } from './title-flash';

export interface MessageAlerts {
  /** An agent has written while the visitor looks elsewhere. */
  notice(): void;
  stop(): void;
}

export interface MessageAlertOptions {
  browser: Pick<Browser, 'clock' | 'storage' | 'page'>;
  tab: { title: string };
  ring(): void;
  maySound(): boolean;
  mayFlash: boolean;
  /** What the title says while the page is hidden. */
  newMessage: string;
}

const rungKey = `${storagePrefix}rung`;
/** Milliseconds; of several tabs one rings, and of several messages the first. */
const rest = 1500;

export function createMessageAlerts(options: MessageAlertOptions): MessageAlerts {
  const { browser, tab, ring, newMessage } = options;
  const { clock, storage, page } = browser;
  const flash = createTitleFlash(tab, clock);
  const unlisten = page.onVisible(flash.stop);

  return {
    notice() {
      if (options.mayFlash && !page.isVisible()) flash.start(newMessage);
      const now = clock.now();
      // The clock may have been set back since.
      const hasRung = Math.abs(now - Number(storage.get(rungKey))) < rest;
      if (!options.maySound() || isMuted(storage) || hasRung) return;
      storage.set(rungKey, String(now));
      ring();
    },
    stop() {
      unlisten();
      flash.stop();
    },
  };
}
