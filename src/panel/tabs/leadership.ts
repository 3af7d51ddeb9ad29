import type { Browser } from '../../browser/browser';
import { createHandOver } from './hand-over';
import { patience, watchLeader } from './leader-watch';
import type { TabLink } from './tab-link';

export interface LeadershipOptions {
  browser: Pick<Browser, 'clock' | 'page' | 'locks'>;
  link: TabLink;
  /** Of the lock that the leading tab holds. */
  name: string;
  /** The highest index that this tab has received. */
  lastIndex(): number;
  /** From now on this tab asks and sends, for all tabs of the browser. */
  onLead(): void;
  /** From now on another tab does. */
  onYield(): void;
  /** Whether what is on its way can be given up: another tab sends it again. */
  mayYield(): boolean;
}

export interface Leadership {
  /** The visitor is here: leads as soon as it can. */
  claim(): void;
  stop(): void;
}

/** Milliseconds: for a leader that waits for an answer it can't do without. */
const longPatience = 16_000;

/**
 * Which of a browser's tabs asks and sends: the one that the visitor looks at or wrote in last. A leader that closes
 * leaves the lock to the next; from one that hangs it is taken. Where locks are missing, every tab leads.
 */
export function createLeadership(options: LeadershipOptions): Leadership {
  const { link, name } = options;
  const { clock, page, locks } = options.browser;
  let isLeading = false;
  let isClaiming = false;
  let release: () => void = () => {};
  let cancelClaim: () => void = () => {};

  const leader = watchLeader(options.browser, {
    ask: () => link.post({ kind: 'ask' }),
    onSilence: take,
  });
  const handOver = createHandOver({
    clock,
    link,
    isLeading: () => isLeading,
    mayYield: options.mayYield,
    onYield: yieldNow,
    onRefused: lead,
  });
  const undo = [
    page.onVisible(claim),
    page.onLeave(leave),
    page.onReturn(() => {
      follow();
      claim();
    }),
    link.on('claim', handOver.begin),
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
      leader.heard();
      if (!isVisible && !isLeading && page.isVisible()) claim();
    }),
  ];
  follow();
  if (page.isVisible()) claim();

  return {
    claim,
    stop() {
      leave();
      for (const fn of undo.splice(0)) fn();
    },
  };

  /** Waits for its turn, and meanwhile sees whether the leader lives. */
  function follow() {
    leader.watch();
    hold(false);
  }

  function hold(isForced: boolean) {
    release();
    release = locks.claim(name, { isForced, onHeld: lead, onLost: lose });
  }

  function lead() {
    isLeading = true;
    handOver.cancel();
    endClaim();
    leader.stop();
    report();
    options.onLead();
  }

  function report() {
    link.post({ kind: 'leads', isVisible: page.isVisible(), last: options.lastIndex() });
  }

  function lose() {
    yieldNow();
    handOver.cancel();
    follow();
  }

  function yieldNow() {
    if (!isLeading) return;
    isLeading = false;
    options.onYield();
  }

  function leave() {
    yieldNow();
    handOver.cancel();
    endClaim();
    leader.stop();
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
}
