import type { Browser } from '../../browser/browser';

export interface LeaderWatch {
  /** Begins to ask the leader, as long as the page is in sight. */
  watch(): void;
  /** The leader has answered. */
  heard(): void;
  stop(): void;
}

export interface LeaderWatchOptions {
  ask(): void;
  /** The leader hangs, or is gone. */
  onSilence(): void;
}

/** Milliseconds: a leader that says nothing for so long hangs, or is gone. */
export const patience = 400;
const heartbeat = 250;

export function watchLeader(
  { clock, page }: Pick<Browser, 'clock' | 'page'>,
  { ask, onSilence }: LeaderWatchOptions,
): LeaderWatch {
  let heardAt = 0;
  let cancel: () => void = () => {};

  function heard() {
    heardAt = clock.elapsed();
  }
  function beat() {
    cancel();
    if (!page.isVisible()) return;
    if (clock.elapsed() - heardAt > heartbeat + patience) return onSilence();
    ask();
    cancel = clock.after(heartbeat, beat);
  }

  return {
    watch() {
      heard();
      beat();
    },
    heard,
    stop: () => cancel(),
  };
}
