import type { Log } from '../log';

/** Milliseconds. */
export const betweenSigns = 20_000;
/** In which a sign of life comes back from the database. */
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
 * Checks that this instance hears what it sends, at first, after each reconnection and every 20 seconds: a pooler in
 * transaction mode accepts LISTEN and delivers nothing.
 */
export function createHearing({ announce, answers, look, log }: HearingPorts): Hearing {
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
    // A sign that could not be sent says nothing about listening.
    announce().then(
      () => after(longestWay, () => void judge()),
      () => after(betweenLooks, check),
    );
  }

  async function judge(): Promise<void> {
    if (wasHeard) return after(betweenSigns, check);
    const isConnected = await answers();
    if (hasStopped) return;
    // A busy process reads the sign only now.
    if (!wasHeard) lookInstead(isConnected);
    after(betweenLooks - longestWay, check);
  }

  function lookInstead(isConnected: boolean): void {
    isDeaf = true;
    if (isConnected && !isExplained) {
      isExplained = true;
      log.warn(
        { setting: 'DATABASE_DIRECT_URL' },
        'Notifications from PostgreSQL don’t arrive, so the service polls the database for changes by other instances. ' +
          'The usual cause is a pooler in transaction mode, such as PgBouncer. ' +
          'Set DATABASE_DIRECT_URL to the same database without the pooler.',
      );
    }
    look();
  }

  return {
    isHearing: () => !isDeaf,
    check,
    heardItself() {
      wasHeard = true;
      if (!isDeaf) return;
      isDeaf = false;
      isExplained = false;
      log.info({}, 'Notifications from PostgreSQL arrive again.');
      look();
    },
    stop() {
      hasStopped = true;
      clearTimeout(timer);
    },
  };
}
