import type { ConsoleBrowser } from '../../../browser/browser';

export interface Ringing {
  isMine(): boolean;
  /** Answers the undo. */
  start(): () => void;
}

const lock = 'chat-widget-console:ringing';

/** Which console of a browser rings: the one that was looked at last. Where locks are missing, each does. */
export function createRinging({
  locks,
  page,
  hasFocus,
  onFocus,
}: Pick<ConsoleBrowser, 'locks' | 'page' | 'hasFocus' | 'onFocus'>): Ringing {
  let isMine = false;
  let release: () => void = () => {};

  function claim(isForced: boolean) {
    release();
    isMine = false;
    release = locks.claim(lock, {
      isForced,
      onHeld: () => (isMine = true),
      onLost: () => claim(false),
    });
  }
  function take() {
    if (!isMine) claim(true);
  }

  return {
    isMine: () => isMine,
    start() {
      claim(page.isVisible() && hasFocus());
      const undo = [onFocus(take), page.onVisible(take), page.onReturn(take), page.onLeave(leave)];
      return () => {
        for (const fn of undo) fn();
        leave();
      };
    },
  };

  function leave() {
    isMine = false;
    release();
  }
}
