import type { Log } from '../log';
import type { ChangeChannel } from './change-channel';

/** Milliseconds: with the way of one, nobody waits more than five seconds for what a silent connection keeps back. */
export const betweenSigns = 2_000;
/** In which a sign of life comes back. */
export const longestWay = 3_000;
/** Between two looks at the database while nothing is heard. */
export const betweenLooks = 5_000;

export interface HearingPorts {
  /** Sends a sign of life, which has to come back over the listening connection. */
  announce(): Promise<void>;
  /** Whether the listening connection answers. */
  answers(): Promise<boolean>;
  /** Looks for changes that were not heard. */
  look(): void;
  channel: Pick<ChangeChannel, 'deafness' | 'isApartFromDatabase'>;
  log: Log;
}

export interface Hearing {
  /** False: notifications don't arrive, and changes are looked for. */
  isHearing(): boolean;
  /** Checks now, since the listening connection is new. */
  check(): void;
  /** Notes that something of this instance's own came back. */
  heardItself(): void;
  stop(): void;
}

/**
 * Checks that this instance hears what it sends, at first, after each reconnection and every two seconds. PgBouncer in
 * transaction mode, for example, accepts LISTEN and delivers nothing.
 */
export function createHearing({ announce, answers, look, channel, log }: HearingPorts): Hearing {
  let isDeaf = false;
  let isExplained = false;
  let wasHeard = false;
  let hasStopped = false;
  let timer: NodeJS.Timeout | undefined;

  function after(milliseconds: number, next: () => void): void {
    clearTimeout(timer);
    if (!hasStopped) timer = setTimeout(next, milliseconds).unref();
  }

  function check(): void {
    wasHeard = false;
    const began = performance.now();
    announce().then(
      () => (wasHeard ? after(betweenSigns, check) : after(longestWay, () => void judge())),
      () => {
        // Without the database there is nothing to look at.
        if (channel.isApartFromDatabase && !hasStopped) lookInstead();
        // A sign that is not taken may have waited for that.
        after(Math.max(0, betweenLooks - (performance.now() - began)), check);
      },
    );
  }

  async function judge(): Promise<void> {
    // A busy process reads the sign only now.
    await new Promise((resolve) => setImmediate(resolve));
    if (hasStopped) return;
    if (wasHeard) return after(betweenSigns, check);
    // Before the question, which a silent connection keeps for seconds.
    lookInstead();
    const isConnected = await answers();
    if (hasStopped) return;
    if (isConnected && isDeaf) explain();
    after(betweenLooks - longestWay, check);
  }

  function lookInstead(): void {
    isDeaf = true;
    look();
  }

  function explain(): void {
    if (isExplained) return;
    isExplained = true;
    const { setting, message } = channel.deafness;
    log.warn({ setting }, `${message} The service polls the database instead.`);
  }

  return {
    isHearing: () => !isDeaf,
    check,
    heardItself() {
      if (!wasHeard) after(betweenSigns, check);
      wasHeard = true;
      if (!isDeaf) return;
      isDeaf = false;
      isExplained = false;
      log.info({}, 'Changes by other instances arrive again.');
      look();
    },
    stop() {
      hasStopped = true;
      clearTimeout(timer);
    },
  };
}
