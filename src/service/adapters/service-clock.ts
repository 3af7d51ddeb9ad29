import type { Clock } from '../domain/ports';

/** A clock that follows a reference. */
export interface ServiceClock extends Clock {
  /** Reads the reference. */
  sync(): Promise<void>;
  /** How far this machine's clock is ahead of the reference, in milliseconds. */
  skew(): number;
}

export interface ServiceClockPorts {
  log: Record<'warn' | 'info', (details: object, message: string) => void>;
  /** The clock that all instances share; without it, this machine's. */
  readShared?: () => Promise<number>;
  wall?: () => number;
  /** Milliseconds that passed, also when somebody sets the time of day. */
  elapsed?: () => number;
}

/** Less is no news: clocks differ by that much on well-kept machines. Milliseconds. */
const worthTelling = 1_000;
/** After a step back by more, the time so far was so wrong that it is dropped. Milliseconds. */
export const longestSlowdown = 2 * 3_600_000;
/** How fast the clock goes while it waits for a reference that was set back. */
const slowRate = 0.8;

/**
 * Creates the one clock of a service. Between two looks at the reference it counts by itself, so that nobody who sets this
 * machine's clock changes it. Of a reference that was set back it goes slower until both agree: what was stored a moment
 * ago stays in the past, and what is due in ten seconds is due in thirteen.
 */
export function createServiceClock(ports: ServiceClockPorts): ServiceClock {
  const { log, readShared, wall = () => Date.now(), elapsed = () => performance.now() } = ports;
  /** What the reference shows where `elapsed` is 0. */
  let reference = wall() - elapsed();
  let slowed = { at: -Infinity, since: 0 };
  let hasSynced = false;
  let toldSkew = 0;
  let skew = 0;

  function exactly(): number {
    const passed = elapsed();
    return Math.max(reference + passed, slowed.at + (passed - slowed.since) * slowRate);
  }

  function tellStep(step: number): void {
    if (!hasSynced || Math.abs(step) < worthTelling) return;
    const whose = readShared ? 'The clock of the database' : 'The clock of this machine';
    log.warn({ stepMs: Math.round(step) }, `${whose} was set. The service follows it.`);
  }

  function tellSkew(): void {
    if (Math.abs(skew - toldSkew) < worthTelling) return;
    toldSkew = skew;
    if (Math.abs(skew) < worthTelling)
      log.info({ skewMs: skew }, 'The clocks of this machine and of the database agree again.');
    else
      log.warn(
        { skewMs: skew },
        'The clocks of this machine and of the database differ. The service uses that of the database.',
      );
  }

  return {
    now: () => Math.round(exactly()),
    elapsed,
    skew: () => skew,
    async sync() {
      const askedAt = elapsed();
      const read = readShared ? await readShared() : wall();
      const onTheWay = (elapsed() - askedAt) / 2;
      // An answer that took long says little.
      if (hasSynced && onTheWay > worthTelling) return;
      const since = elapsed();
      const found = read + onTheWay - since;
      if (!hasSynced || Math.abs(found - reference) > onTheWay) {
        const at = exactly();
        const isFarAhead = at - (found + since) > longestSlowdown;
        tellStep(found - reference);
        reference = found;
        slowed = hasSynced && !isFarAhead ? { at, since } : { at: -Infinity, since };
      }
      hasSynced = true;
      skew = Math.round(wall() - (reference + since));
      tellSkew();
    },
  };
}
