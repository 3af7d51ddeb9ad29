import type { Browser } from '../../browser/browser';
import type { TabLink } from './tab-link';

export interface LeadershipOptions {
  browser: Pick<Browser, 'clock' | 'page' | 'locks'>;
  link: TabLink;
  /** Of the lock that the leading tab holds. */
  name: string;
  /** The highest index that this tab was told. */
  lastIndex(): number;
  /** From now on this tab asks and sends, for all tabs of the browser. */
  onLead(): void;
  /** From now on another tab does. */
  onYield(): void;
  /** Whether what is on its way can be given up: another tab sends it again. */
  mayYield(): boolean;
}

export interface Leadership {
  isLeading(): boolean;
  /** The visitor is here: leads as soon as it can. */
  claim(): void;
  stop(): void;
}

/** Milliseconds: a leader that says nothing for so long hangs, or is gone. */
const patience = 400;
const heartbeat = 250;
/** Of a leader who waits for an answer that it can't do without. */
const longPatience = 16_000;
/** Whoever claimed the lead and did not take it meanwhile is gone. */
const claimHolds = 1_000;

/**
 * Which of a browser's tabs asks and sends: the one that the visitor looks at or wrote in last. A leader that closes
 * leaves the lock to the next; from one that hangs it is taken. Where locks are missing, every tab leads.
 */
export function createLeadership(options: LeadershipOptions): Leadership {
  const { link, name, mayYield } = options;
  const { clock, page, locks } = options.browser;
  let isLeading = false;
  let isClaiming = false;
  let isYielding = false;
  let heardAt = clock.elapsed();
  let release: () => void = () => {};
  let cancelBeat: () => void = () => {};
  let cancelClaim: () => void = () => {};

  const undo = [
    page.onVisible(claim),
    page.onLeave(leave),
    page.onReturn(() => {
      follow();
      claim();
    }),
    link.on('claim', () => {
      if (isLeading && !isYielding) handOver();
    }),
    link.on('yielded', () => {
      if (isClaiming) take();
    }),
    link.on('busy', () => {
      if (isClaiming) takeAfter(longPatience);
    }),
    link.on('ask', () => {
      if (isLeading) report();
    }),
    link.on('leads', ({ isVisible }) => {
      heardAt = clock.elapsed();
      if (!isVisible && !isLeading && page.isVisible()) claim();
    }),
  ];
  follow();
  if (page.isVisible()) claim();

  return {
    isLeading: () => isLeading,
    claim,
    stop() {
      leave();
      for (const fn of undo.splice(0)) fn();
    },
  };

  /** Waits for its turn, and meanwhile sees whether the leader lives. */
  function follow() {
    hold(false);
    heardAt = clock.elapsed();
    beat();
  }

  function hold(isForced: boolean) {
    release();
    release = locks.claim(name, { isForced, onHeld: lead, onLost: lose });
  }

  function lead() {
    isLeading = true;
    endClaim();
    cancelBeat();
    report();
    options.onLead();
  }

  function report() {
    link.post({ kind: 'leads', isVisible: page.isVisible(), last: options.lastIndex() });
  }

  function lose() {
    yieldNow();
    isYielding = false;
    follow();
  }

  function yieldNow() {
    if (!isLeading) return;
    isLeading = false;
    options.onYield();
  }

  function leave() {
    yieldNow();
    isYielding = false;
    endClaim();
    cancelBeat();
    release();
    release = () => {};
  }

  function claim() {
    if (isLeading || isClaiming) return;
    isClaiming = true;
    link.post({ kind: 'claim' });
    takeAfter(patience);
  }

  function takeAfter(milliseconds: number) {
    cancelClaim();
    cancelClaim = clock.after(milliseconds, take);
  }

  function take() {
    cancelClaim();
    if (!isLeading) hold(true);
  }

  function endClaim() {
    isClaiming = false;
    cancelClaim();
  }

  function handOver() {
    if (!mayYield()) {
      link.post({ kind: 'busy' });
      cancelClaim = clock.after(patience, () => {
        if (isLeading) handOver();
      });
      return;
    }
    isYielding = true;
    yieldNow();
    link.post({ kind: 'yielded' });
    cancelClaim = clock.after(claimHolds, () => {
      if (isYielding) lead();
      isYielding = false;
    });
  }

  function beat() {
    cancelBeat();
    if (isLeading || !page.isVisible()) return;
    if (clock.elapsed() - heardAt > heartbeat + patience) return take();
    link.post({ kind: 'ask' });
    cancelBeat = clock.after(heartbeat, beat);
  }
}
