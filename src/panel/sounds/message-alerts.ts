import type { Browser } from '../../browser/browser';
import { storagePrefix } from '../../contract/storage/stored-chat';
import { follow } from '../session/follow';
import { isMuted } from './mute';
import type { Session } from '../session/session';
import { createTitleFlash } from './title-flash';

export interface MessageAlertOptions {
  session: Pick<Session, 'status' | 'view'>;
  browser: Pick<Browser, 'clock' | 'storage' | 'page'>;
  tab: { title: string; hasFocus(): boolean };
  ring(): void;
  maySound(): boolean;
  mayFlash: boolean;
  /** What the title says while the page is hidden. */
  newMessage: string;
}

const rungKey = `${storagePrefix}rung`;
/** Milliseconds; of several tabs one rings, and of several messages the first. */
const rest = 1500;

/** Makes itself noticed when an agent writes while the visitor looks elsewhere. Answers its undo. */
export function alertOnMessages(options: MessageAlertOptions): () => void {
  const { session, browser, tab, ring, newMessage } = options;
  const { clock, storage, page } = browser;
  const flash = createTitleFlash(tab, clock);
  let caseOf: unknown;
  let heardUpTo: number | undefined;

  const unfollow = follow(() => {
    const status = session.status.value;
    const chat = status.kind === 'chat' ? status.chat : undefined;
    if (chat !== caseOf) heardUpTo = undefined;
    caseOf = chat;
    if (!chat?.isLoaded.value) return;
    const agents = chat.transcript.entries.value.filter((entry) => entry.kind === 'message' && !entry.isOwn);
    const latest = agents[agents.length - 1]?.place ?? -1;
    const isNew = heardUpTo !== undefined && latest > heardUpTo;
    heardUpTo = latest;
    if (isNew) notice();
  });
  const unlisten = page.onVisible(flash.stop);

  function notice() {
    const isLooking = page.isVisible() && tab.hasFocus() && session.view.peek() === 'open';
    if (isLooking) return;
    if (options.mayFlash && !page.isVisible()) flash.start(newMessage);
    const now = clock.now();
    // The clock may have been set back since.
    const hasRung = Math.abs(now - Number(storage.get(rungKey))) < rest;
    if (!options.maySound() || isMuted(storage) || hasRung) return;
    storage.set(rungKey, String(now));
    ring();
  }

  return () => {
    unfollow();
    unlisten();
    flash.stop();
  };
}
