import type { Clock } from '../../browser/browser';

export interface TitleFlash {
  start(text: string): void;
  stop(): void;
}

/** Milliseconds. */
const beat = 1200;

/** The page's title by turns with a text. A title that the page sets meanwhile is kept. */
export function createTitleFlash(tab: { title: string }, clock: Clock): TitleFlash {
  let original = '';
  let shown = '';
  let text = '';
  let cancel: (() => void) | undefined;

  function turn() {
    if (tab.title !== shown) original = tab.title;
    shown = shown === text ? original : text;
    tab.title = shown;
    cancel = clock.after(beat, turn);
  }

  return {
    start(next) {
      text = next;
      if (cancel) return;
      original = shown = tab.title;
      turn();
    },
    stop() {
      if (!cancel) return;
      cancel();
      cancel = undefined;
      if (tab.title === shown) tab.title = original;
    },
  };
}
