import type { Browser } from '../../browser/browser';
import { patience } from './leader-watch';
import type { TabLink } from './tab-link';

export interface HandOverOptions {
  clock: Browser['clock'];
  link: TabLink;
  isLeading(): boolean;
  /** Whether what is on its way can be given up: another tab sends it again. */
  mayYield(): boolean;
  onYield(): void;
  /** The tab that claimed the lead did not take it. */
  onRefused(): void;
}

/** Gives the lead to the tab that claims it, as soon as nothing is on its way that only this tab can finish. */
export interface HandOver {
  begin(): void;
  cancel(): void;
}

/** Milliseconds: a tab that claimed the lead and did not take it meanwhile is gone. */
const claimHolds = 1_000;

export function createHandOver(options: HandOverOptions): HandOver {
  const { clock, link, isLeading } = options;
  let isYielding = false;
  let cancelTimer: () => void = () => {};

  function begin() {
    if (!isLeading() || isYielding) return;
    cancelTimer();
    if (!options.mayYield()) {
      link.post({ kind: 'busy' });
      cancelTimer = clock.after(patience, begin);
      return;
    }
    isYielding = true;
    options.onYield();
    link.post({ kind: 'yielded' });
    cancelTimer = clock.after(claimHolds, () => {
      isYielding = false;
      options.onRefused();
    });
  }

  return {
    begin,
    cancel() {
      isYielding = false;
      cancelTimer();
    },
  };
}
